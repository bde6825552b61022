import { forget, keep, recall } from './tab-storage.ts';

/**
 * Keeps what was typed with the tab, so that a reload loses nothing; closing the tab forgets it. The browser's own way
 * is barred: the page is never stored (Cache-Control: no-store).
 */
export function keepDraft(form: HTMLFormElement): { forget: () => void } {
  const key = `draft:${form.dataset.job}`;
  const fields = [...form.querySelectorAll<HTMLInputElement>('[data-field] :is(input, select), textarea')];
  const kept = recall<string[]>(key) ?? [];
  for (const [index, field] of fields.entries()) field.value ||= kept[index] ?? '';
  form.addEventListener('input', () => {
    // Only what the person typed: what is unchecked from the CV is read again.
    const values = fields.map((field) => (field.closest('[data-field][data-state]') ? '' : field.value));
    keep(key, values);
  });
  return { forget: () => forget(key) };
}

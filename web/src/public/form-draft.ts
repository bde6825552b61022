import { forget, load, save } from './tab-storage.ts';

/**
 * Stores what was typed with the tab, so that a reload loses nothing; closing the tab forgets it. The browser's own way
 * is barred: the page is never stored (Cache-Control: no-store).
 */
export function restoreDraft(form: HTMLFormElement): { forget: () => void } {
  const key = `draft:${form.dataset.job}`;
  const fields = [
    ...form.querySelectorAll<HTMLInputElement>('[data-field] :is(input:not([type=checkbox]), select), textarea'),
  ];
  const stored = load<string[]>(key) ?? [];
  for (const [index, field] of fields.entries()) field.value ||= stored[index] ?? '';
  form.addEventListener('input', () => {
    // Only what the person typed: what is unchecked from the CV is read again.
    const values = fields.map((field) =>
      field.closest('[data-field][data-state]:not([data-state=wrong])') ? '' : field.value,
    );
    save(key, values);
  });
  return { forget: () => forget(key) };
}

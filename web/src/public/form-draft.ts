import { forget, load, save } from './tab-storage.ts';

/**
 * Stores what was typed with the tab, so that a reload loses nothing; closing the tab forgets it. The browser's own way
 * is barred: the page is never stored (Cache-Control: no-store).
 * @param except a field whose text is good only once
 */
export function restoreDraft(form: HTMLFormElement, except = ''): { forget: () => void } {
  const key = `draft:${form.dataset.job ?? form.dataset.uuid}`;
  const fields = [
    ...form.querySelectorAll<HTMLInputElement>(
      '[data-field] :is(input:not([type=checkbox], [type=file]), select), textarea',
    ),
  ].filter(({ name }) => name === '' || name !== except);
  const stored = load<Record<string, string>>(key) ?? {};
  const named = fields.map((field, index) => [nameAmong(fields, index), field] as const);
  for (const [name, field] of named) field.value ||= stored[name] ?? '';
  form.addEventListener('input', () => {
    // Only what the person typed: what is unchecked from the CV is read again.
    const typed = named.map(([name, field]) => [
      name,
      field.closest('[data-field][data-state]:not([data-state=wrong])') ? '' : field.value,
    ]);
    save(key, Object.fromEntries(typed));
  });
  return { forget: () => forget(key) };
}

/** A field by its name, since the employer may ask for others meanwhile; of answers, which are called alike, the nth. */
function nameAmong(fields: readonly { name: string }[], index: number): string {
  const { name = '' } = fields[index] ?? {};
  return `${name}:${fields.slice(0, index).filter((other) => other.name === name).length}`;
}

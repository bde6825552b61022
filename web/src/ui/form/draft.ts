import type { FieldValues } from 'react-hook-form';

/** What was typed into a form and not saved, for as long as the tab lives. Files cannot be stored, and are left out. */
export function draftOf<Values extends FieldValues>(key: string) {
  const name = `form:${key}`;
  return {
    read(): Partial<Values> | null {
      const text = sessionStorage.getItem(name);
      return text === null ? null : (JSON.parse(text) as Partial<Values>);
    },
    /** What is as it was in the beginning need not be offered back. */
    write(values: Values, initial: Values): void {
      const text = JSON.stringify(values, withoutFiles);
      if (text === JSON.stringify(initial, withoutFiles)) sessionStorage.removeItem(name);
      else sessionStorage.setItem(name, text);
    },
    clear: (): void => sessionStorage.removeItem(name),
  };
}

const withoutFiles = (_name: string, value: unknown) => (value instanceof File ? undefined : value);

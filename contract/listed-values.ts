/*
 * Several values as one text, as an address has them: with commas between them. A comma inside a value, or a backslash, has
 * a backslash before it.
 */

export const splitValues = (text: string): string[] =>
  (text.match(/(?:\\.|[^,\\]|\\$)+/gsu) ?? []).map((value) => value.replace(/\\(.)/gsu, '$1'));

export const joinValues = (values: readonly unknown[]): string =>
  values.map((value) => String(value).replace(/[\\,]/g, '\\$&')).join(',');

import type { Locale } from '@qinghe/contract/texts/say.ts';

/** What a text may be told: values for its placeholders, and a `count` that chooses its form. */
export type Values = Readonly<Record<string, unknown>> & { count?: number };

/** The texts of a namespace: words, or more of them by name. */
export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/**
 * The text under a dotted key: in the form that the language has for `count` (`_one`, `_other`, or `_zero` where there is
 * one), else the bare key. Undefined where no namespace has it.
 */
export function findText(trees: readonly TextTree[], key: string, count: unknown, locale: Locale): string | undefined {
  for (const name of formsOf(key, count, locale))
    for (const tree of trees) {
      const found = textAt(tree, name);
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Puts values in place of `{{name}}`; numbers get the reader's thousands separators, a year is handed in as text. */
export const fillIn = (text: string, values: Values, locale: Locale): string =>
  text.includes('{{') ? text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => said(values[name], locale)) : text;

const said = (value: unknown, locale: Locale): string =>
  typeof value === 'number' && value >= 1000 ? value.toLocaleString(locale) : String(value ?? '');

function formsOf(key: string, count: unknown, locale: Locale): string[] {
  if (typeof count !== 'number') return [key];
  const forms = [`${key}_${pluralsOf(locale).select(count)}`, key];
  return count === 0 ? [`${key}_zero`, ...forms] : forms;
}

const plurals = new Map<Locale, Intl.PluralRules>();

/** Made when a text is counted: the first one takes a slow machine a while. */
function pluralsOf(locale: Locale): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, known);
  return known;
}

function textAt(tree: TextTree, key: string): string | undefined {
  let here: string | TextTree | undefined = tree;
  for (const name of key.split('.'))
    here = typeof here === 'object' && Object.hasOwn(here, name) ? here[name] : undefined;
  return typeof here === 'string' ? here : undefined;
}

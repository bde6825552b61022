/*
 * Texts that are not a screen's: `contract/texts/<topic>.{zh-CN,en}.json`, said by both sides in the reader's language.
 * Screens have theirs in `web/src/locales`, in the same form, loaded one by one as screens are opened.
 * One test holds all of them to the same rules (`texts.test.ts`).
 */
export type Locale = 'zh-CN' | 'en';
export const locales: readonly Locale[] = ['zh-CN', 'en'];

/** What is filled in for `{{name}}`. A `count` also chooses between `key_one` and `key_other`, where English has them. */
export type Values = Readonly<Record<string, string | number>>;

type Texts = Readonly<Record<string, string>>;

/** One topic in both languages, by the keys of the Chinese one. */
export interface Topic<Key extends string> {
  'zh-CN': Readonly<Record<Key, string>>;
  en: Texts;
}

/** The text of a key in a language, with its values filled in. */
export function say<Key extends string>(topic: Topic<Key>, key: Key, locale: Locale, values: Values = {}): string {
  const texts: Texts = topic[locale];
  const text = texts[key] ?? texts[`${key}_${pluralOf(values.count, locale)}`] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => shown(values[name] ?? '', locale));
}

/** Numbers have the reader's thousands separators; a year is handed in as text. */
const shown = (value: string | number, locale: Locale): string =>
  typeof value === 'number' ? value.toLocaleString(locale) : value;

/** `say` for whoever says much of one topic in one language. */
export const textsIn =
  <Key extends string>(topic: Topic<Key>, locale: Locale) =>
  (key: Key, values?: Values): string =>
    say(topic, key, locale, values);

const pluralOf = (count: string | number | undefined, locale: Locale) =>
  new Intl.PluralRules(locale).select(Number(count ?? 0));

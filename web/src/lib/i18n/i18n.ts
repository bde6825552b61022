import type { Locale } from '@qinghe/contract/texts/say.ts';
import common from '../../locales/zh-CN/common.json' with { type: 'json' };
import shell from '../../locales/zh-CN/shell.json' with { type: 'json' };
import { LOCALE_KEY } from '../storage/storage-keys.ts';
import { store } from '../storage/store.ts';
import type { Namespace, Translate } from './keys.ts';
import { loadTexts } from './text-files.ts';
import { fillIn, findText, type TextTree, type Values } from './translate.ts';

/*
 * Chinese first; the texts that every page needs come with it, everything else (a screen's own, all of English) is
 * loaded when it is asked for. A screen names its namespaces in the route table. Why this is our own: docs/decisions/0031.
 */
const DEFAULT = 'common';
const texts: Record<Locale, Map<Namespace, TextTree>> = {
  'zh-CN': new Map(Object.entries({ common, shell }) as [Namespace, TextTree][]),
  en: new Map(),
};
const listeners = new Set<() => void>();
let language: Locale = 'zh-CN';

export const currentLocale = (): Locale => language;

/** Hears of every change of the language. @returns no longer wants to */
export function onLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const translators = new Map<string, (key: string, values?: Values) => string>();

/**
 * Says texts of these namespaces in the language of now, the first that has a key; `namespace:key` asks for another one.
 * A key that nobody has is said itself. The same arguments give the same function.
 */
export function translator(namespaces: readonly Namespace[], prefix = ''): (key: string, values?: Values) => string {
  const locale = language;
  const name = [locale, prefix, ...namespaces].join(' ');
  const known = translators.get(name);
  if (known) return known;
  const say = (asked: string, values: Values = {}): string => {
    const [key = '', namespace] = asked.split(':', 2).reverse();
    const from = namespace === undefined ? namespaces : [namespace as Namespace];
    const trees = from.map((one) => texts[locale].get(one)).filter((tree) => tree !== undefined);
    const text = findText(trees, namespace === undefined && prefix ? `${prefix}.${key}` : key, values.count, locale);
    return fillIn(text ?? key, values, locale);
  };
  translators.set(name, say);
  return say;
}

/** For code outside of components: texts of `common`. */
export const i18n = {
  get language(): Locale {
    return language;
  },
  get t(): Translate {
    return translator([DEFAULT]);
  },
};

export async function startTexts(): Promise<void> {
  if (localStorage.getItem(LOCALE_KEY) !== 'en') return;
  // Of English everything is fetched. Chinese is here, and is words.
  await changeLocale('en').catch(() => undefined);
}

/** Whether texts are here, in the language of now. */
export const hasTexts = (namespaces: readonly Namespace[]): boolean =>
  namespaces.every((namespace) => texts[language].has(namespace));

/** Fetches texts that are not here yet. @throws what kept them from coming; asked again it tries again */
export async function needTexts(namespaces: readonly Namespace[], locale: Locale = language): Promise<void> {
  const missing = namespaces.filter((namespace) => !texts[locale].has(namespace));
  await Promise.all(
    missing.map(async (namespace) => {
      texts[locale].set(namespace, (await loadTexts(locale, namespace)) as TextTree);
    }),
  );
}

/** Brings all texts that are here in the other language. @throws what kept them from coming; the page stays in its language */
export async function changeLocale(locale: Locale): Promise<void> {
  await needTexts([...texts[language].keys()], locale);
  language = locale;
  for (const listener of listeners) listener();
}

/** The same, for later visits too. @throws as it does */
export async function chooseLocale(locale: Locale): Promise<void> {
  await changeLocale(locale);
  store(localStorage, LOCALE_KEY, locale);
  document.documentElement.lang = locale;
}

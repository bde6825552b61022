import type { Locale } from '@qinghe/contract/texts/say.ts';
import i18next, { type BackendModule, type FormatterModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '../../locales/zh-CN/common.json' with { type: 'json' };
import shell from '../../locales/zh-CN/shell.json' with { type: 'json' };
import { LOCALE_KEY } from '../storage/storage-keys.ts';
import { store } from '../storage/store.ts';
import type { Texts } from './resources.d.ts';
import { loadTexts } from './text-files.ts';

/*
 * Chinese first; the texts that every page needs come with it, everything else (a screen's own, all of English) is
 * loaded when it is asked for. A screen names its namespaces in the route table.
 */
const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

/** Numbers get the reader's thousands separators, where they have any; a year is handed in as text. */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value, _format, locale) => (value >= 1000 ? value.toLocaleString(locale) : value),
};

export const i18n = i18next.createInstance();

export const currentLocale = (): Locale => (i18n.language === 'en' ? 'en' : 'zh-CN');

export async function startTexts(): Promise<void> {
  await i18n
    .use(lazyFiles)
    .use(initReactI18next)
    .use(numbers)
    .init({
      lng: localStorage.getItem(LOCALE_KEY) === 'en' ? 'en' : 'zh-CN',
      fallbackLng: false,
      supportedLngs: ['zh-CN', 'en'],
      ns: ['common', 'shell'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      resources: { 'zh-CN': { common, shell } },
      interpolation: { escapeValue: false, alwaysFormat: true },
    });
  // Of English everything is fetched. Chinese is here, and is words.
  if (!i18n.hasResourceBundle(i18n.language, 'common')) await i18n.changeLanguage('zh-CN');
}

/**
 * Fetches texts that are not here yet.
 * @throws what kept them from coming; asked again it tries again, which the library's own `loadNamespaces` does neither of
 */
export async function needTexts(namespaces: readonly (keyof Texts)[], locale: Locale = currentLocale()): Promise<void> {
  const missing = namespaces.filter((namespace) => !i18n.hasResourceBundle(locale, namespace));
  await Promise.all(
    missing.map(async (namespace) => i18n.addResourceBundle(locale, namespace, await loadTexts(locale, namespace))),
  );
  await i18n.loadNamespaces(namespaces);
}

/** @throws what kept its texts from coming; the page stays in the language that it is in */
export async function chooseLocale(locale: Locale): Promise<void> {
  await needTexts(i18n.options.ns as (keyof Texts)[], locale);
  store(localStorage, LOCALE_KEY, locale);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
}

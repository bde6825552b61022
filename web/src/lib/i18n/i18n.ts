import type { Locale } from '@qinghe/contract/messages.ts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import common from '../../locales/zh-CN/common.json' with { type: 'json' };
import shell from '../../locales/zh-CN/shell.json' with { type: 'json' };

/*
 * Chinese first; the texts that every page needs come with it, everything else (a screen's own, all of English) is
 * loaded when it is asked for. A screen names its namespaces in the route table.
 */
const KEY = 'locale';

const files = import.meta.glob<Record<string, unknown>>(
  ['../../locales/*/*.json', '!../../locales/zh-CN/common.json', '!../../locales/zh-CN/shell.json'],
  { import: 'default' },
);

const lazyFiles: BackendModule = {
  type: 'backend',
  init: () => {},
  read(language, namespace, done) {
    const load = files[`../../locales/${language}/${namespace}.json`];
    if (!load) return done(new Error(`No texts ${language}/${namespace}`), null);
    load().then(
      (texts) => done(null, texts),
      (error: Error) => done(error, null),
    );
  },
};

export const i18n = i18next.createInstance();

export const currentLocale = (): Locale => (i18n.language === 'en' ? 'en' : 'zh-CN');

export async function startTexts(): Promise<void> {
  await i18n
    .use(lazyFiles)
    .use(initReactI18next)
    .init({
      lng: localStorage.getItem(KEY) === 'en' ? 'en' : 'zh-CN',
      fallbackLng: false,
      supportedLngs: ['zh-CN', 'en'],
      ns: ['common', 'shell'],
      defaultNS: 'common',
      partialBundledLanguages: true,
      resources: { 'zh-CN': { common, shell } },
      interpolation: { escapeValue: false },
    });
}

export async function chooseLocale(locale: Locale): Promise<void> {
  localStorage.setItem(KEY, locale);
  await i18n.changeLanguage(locale);
  document.documentElement.lang = locale;
}

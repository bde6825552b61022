import en from './pages.en.json' with { type: 'json' };
import zh from './pages.zh-CN.json' with { type: 'json' };
import { type Locale, textsIn, type Values } from './say.ts';

/** The pages for candidates; their job facts stand on share pictures too. */
export const pages = { 'zh-CN': zh, en };

export type PageTexts = (key: keyof typeof zh, values?: Values) => string;

/** The texts of a page in its reader's language. */
export const pageTexts = (locale: Locale): PageTexts => textsIn(pages, locale);

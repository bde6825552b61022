import en from './job-list.en.json' with { type: 'json' };
import zh from './job-list.zh-CN.json' with { type: 'json' };
import { type Locale, textsIn, type Values } from './say.ts';

/** The public list of jobs and the pages of companies. */
const jobList = { 'zh-CN': zh, en };

export type ListTexts = (key: keyof typeof zh, values?: Values) => string;

/** The texts of these pages in their reader's language. */
export const listTexts = (locale: Locale): ListTexts => textsIn(jobList, locale);

import { type Locale, textsIn } from '../../texts/say.ts';
import en from './pay-page.en.json' with { type: 'json' };
import zh from './pay-page.zh-CN.json' with { type: 'json' };

/** The page on which somebody without an account pays an order. */
const payPage = { 'zh-CN': zh, en };

export const payPageTexts = (locale: Locale) => textsIn(payPage, locale);

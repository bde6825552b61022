import { type Locale, textsIn } from '../../texts/say.ts';
import en from './cashier.en.json' with { type: 'json' };
import zh from './cashier.zh-CN.json' with { type: 'json' };

/** The demo's page that plays the payer's phone. */
const cashier = { 'zh-CN': zh, en };

export const cashierTexts = (locale: Locale) => textsIn(cashier, locale);

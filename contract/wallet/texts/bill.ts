import { type Locale, textsIn } from '../../texts/say.ts';
import en from './bill.en.json' with { type: 'json' };
import zh from './bill.zh-CN.json' with { type: 'json' };

/** The bill as a spreadsheet. */
const bill = { 'zh-CN': zh, en };

export const billTexts = (locale: Locale) => textsIn(bill, locale);

import { formats } from './formats.ts';
import en from './reasons.en.json' with { type: 'json' };
import zh from './reasons.zh-CN.json' with { type: 'json' };
import { type Locale, say, type Values } from './say.ts';

/** Why something was refused: what validation finds, and what an `AppError` names as its reason. */
export const reasons = { 'zh-CN': { ...formats['zh-CN'], ...zh }, en: { ...formats.en, ...en } };

export const isReason = (text: string): text is keyof (typeof reasons)['zh-CN'] =>
  Object.hasOwn(reasons['zh-CN'], text);

/** The words of a reason; a text that is no key is a sentence already. */
export const sayReason = (reason: string, locale: Locale, values?: Values): string =>
  isReason(reason) ? say(reasons, reason, locale, values) : reason;

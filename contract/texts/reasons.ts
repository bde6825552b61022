import en from './reasons.en.json' with { type: 'json' };
import zh from './reasons.zh-CN.json' with { type: 'json' };
import { type Locale, say, type Values } from './say.ts';

/** Why something was refused: what validation finds, and what an `AppError` names as its reason. */
export const reasons = { 'zh-CN': zh, en };

export const isReason = (text: string): text is keyof typeof zh => Object.hasOwn(zh, text);

/** The words of a reason; a text that is no key is a sentence already. */
export const sayReason = (reason: string, locale: Locale, values?: Values): string =>
  isReason(reason) ? say(reasons, reason, locale, values) : reason;

import en from './audit.en.json' with { type: 'json' };
import zh from './audit.zh-CN.json' with { type: 'json' };
import logEn from './audit-log.en.json' with { type: 'json' };
import logZh from './audit-log.zh-CN.json' with { type: 'json' };
import { type Locale, say } from './say.ts';

/** Everything that the audit log holds, by its name: an action without words does not compile. */
const actions = { 'zh-CN': zh, en };
export type AuditAction = keyof typeof zh;

/** What stands around actions, on the page and in what is exported. */
export const auditLogTexts = { 'zh-CN': logZh, en: logEn };

/** The words of an action; of one that was named by another version, that it is not known. */
export const actionText = (action: string, locale: Locale): string =>
  isKnown(action) ? say(actions, action, locale) : say(auditLogTexts, 'unknown', locale);

const isKnown = (action: string): action is AuditAction => Object.hasOwn(zh, action);

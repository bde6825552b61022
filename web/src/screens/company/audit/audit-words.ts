import type { AuditEntry } from '@qinghe/contract/company/audit.ts';
import { actionText, auditLogTexts } from '@qinghe/contract/texts/audit.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';

/** What an entry of the log says, in the reader's language. */
export function auditWords({ by, action, object, to_stage }: AuditEntry) {
  const locale = currentLocale();
  const stage = to_stage && say(optionTexts, `stage.${to_stage}`, locale);
  return {
    who: by.name ?? say(auditLogTexts, `by.${by.kind}`, locale),
    what: actionText(action, locale),
    object: [object.name, stage].filter(Boolean).join(' → '),
  };
}

import * as contract from '@qinghe/contract/company/audit.ts';
import { actionText, auditLogTexts } from '@qinghe/contract/texts/audit.ts';
import { optionTexts } from '@qinghe/contract/texts/options.ts';
import { type Locale, say, textsIn } from '@qinghe/contract/texts/say.ts';
import { memberRead } from '../../../http/read.ts';
import { route } from '../../../http/route.ts';
import { chinaTime, storeExport } from '../../files/index.ts';
import { readAudit } from './audit-queries.ts';
import { presentEntry } from './list-audit.ts';

/** @throws AppError 429 after twenty exports in an hour */
export const exportAudit = route(contract.exportAudit, 'audit.exported', async (context, filter) => {
  const { db, member, locale } = memberRead(context);
  const t = textsIn(auditLogTexts, locale);
  const { items, next_cursor } = await readAudit(db, member.companyUuid, filter, { limit: contract.MAX_EXPORTED_ROWS });
  return storeExport(context, {
    audit: 'audit.exported',
    title: t('sheet.audit'),
    head: [t('head.at'), t('head.by'), t('head.action'), t('head.object'), t('head.stage')],
    rows: items.map((row) => cellsOf(presentEntry(row), locale)),
    cut: next_cursor !== null,
  });
});

const cellsOf = ({ at, by, action, object, to_stage }: contract.AuditEntry, locale: Locale): string[] => [
  chinaTime(at),
  by.name ?? say(auditLogTexts, `by.${by.kind}`, locale),
  actionText(action, locale),
  object.name ?? '',
  to_stage === null ? '' : say(optionTexts, `stage.${to_stage}`, locale),
];

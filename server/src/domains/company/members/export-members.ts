import * as contract from '@qinghe/contract/company/audit.ts';
import { maskPhone } from '@qinghe/contract/formats.ts';
import { auditLogTexts } from '@qinghe/contract/texts/audit.ts';
import { textsIn } from '@qinghe/contract/texts/say.ts';
import { memberRead } from '../../../http/read.ts';
import { route } from '../../../http/route.ts';
import { chinaTime, storeExport } from '../../files/index.ts';
import { memberState } from '../rules.ts';
import { readMembers } from './member-queries.ts';

/** @throws AppError 429 after twenty exports in an hour */
export const exportMembers = route(contract.exportMembers, 'member.exported', async (context) => {
  const { db, member, locale } = memberRead(context);
  const t = textsIn(auditLogTexts, locale);
  const page = { q: '', limit: contract.MAX_EXPORTED_ROWS };
  const { items, next_cursor } = await readMembers(db, member.companyUuid, page);
  return storeExport(context, {
    audit: 'member.exported',
    title: t('sheet.members'),
    head: [
      t('head.name'),
      t('head.position'),
      t('head.phone'),
      t('head.type'),
      t('head.state'),
      t('head.onlineJobs'),
      t('head.jobLimit'),
      t('head.joinedAt'),
    ],
    rows: items.map((row) => [
      row.name,
      row.position,
      maskPhone(row.phone ?? ''),
      t(`type.${row.type}`),
      t(`state.${memberState(row)}`),
      Number(row.online_jobs),
      row.job_limit ?? '',
      chinaTime(row.joined_at),
    ]),
    cut: next_cursor !== null,
  });
});

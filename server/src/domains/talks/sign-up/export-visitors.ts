import { MAX_VISITORS } from '@qinghe/contract/talks/sign-up.ts';
import * as contract from '@qinghe/contract/talks/visitors.ts';
import { auditLogTexts } from '@qinghe/contract/texts/audit.ts';
import { degrees } from '@qinghe/contract/texts/degrees.ts';
import { say, textsIn } from '@qinghe/contract/texts/say.ts';
import { AppError } from '../../../app-error.ts';
import { memberRead } from '../../../http/read.ts';
import { route } from '../../../http/route.ts';
import { chinaTime, storeExport } from '../../files/index.ts';
import { isTalkInScope, readVisitors } from './visitor-queries.ts';

/** @throws AppError 40401 for a talk that the caller may not see, 429 after twenty exports in an hour */
export const exportVisitors = route(contract.exportVisitors, 'talk.exported', async (context, { talk_uuid }) => {
  const { db, member, scope, locale } = memberRead(context);
  if (!(await isTalkInScope(db, scope, talk_uuid, 'act'))) throw new AppError(40401);
  const page = { talk_uuid, limit: MAX_VISITORS };
  const { items, next_cursor } = await readVisitors(db, member.companyUuid, page);
  const t = textsIn(auditLogTexts, locale);
  const heads = [
    'name',
    'phone',
    'school',
    'major',
    'degree',
    'graduation',
    'state',
    'signedAt',
    'attendedAt',
  ] as const;
  return storeExport(context, {
    audit: 'talk.exported',
    objectUuid: talk_uuid,
    title: t('sheet.visitors'),
    head: heads.map((head) => t(`head.${head}`)),
    rows: items.map((visitor) => [
      visitor.name,
      visitor.phone ?? '',
      visitor.school,
      visitor.major,
      say(degrees, visitor.degree, locale),
      visitor.graduation_year,
      t(`visitor.${visitor.state}`),
      chinaTime(visitor.signed_at),
      visitor.attended_at ? chinaTime(visitor.attended_at) : '',
    ]),
    cut: next_cursor !== null,
  });
});

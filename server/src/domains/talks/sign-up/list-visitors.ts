import { maskPhone } from '@qinghe/contract/formats.ts';
import type { VisitorState } from '@qinghe/contract/talks/sign-up.ts';
import * as contract from '@qinghe/contract/talks/visitors.ts';
import { AppError } from '../../../app-error.ts';
import { read } from '../../../http/read.ts';
import { countVisitors, isTalkInScope, readVisitors } from './visitor-queries.ts';

/** @throws AppError 40401 for a talk that the caller may not see */
export const listVisitors = read(contract.listVisitors, async ({ db, member, scope }, input) => {
  if (!(await isTalkInScope(db, scope, input.talk_uuid))) throw new AppError(40401);
  const [{ items, next_cursor }, counts] = await Promise.all([
    readVisitors(db, member.companyUuid, input),
    countVisitors(db, member.companyUuid, input.talk_uuid),
  ]);
  const countOf = (state: VisitorState) => counts.find((row) => row.state === state)?.not_come ?? 0;
  return {
    items: items.map(({ entries, ...row }) => ({
      ...row,
      entries: entries.map(({ uuid }) => uuid),
      phone: row.phone === null ? '' : maskPhone(row.phone),
    })),
    next_cursor,
    counts: {
      signed: countOf('signed'),
      waiting: countOf('waiting'),
      cancelled: countOf('cancelled'),
      attended: counts.reduce((sum, { attended }) => sum + attended, 0),
    },
  };
});

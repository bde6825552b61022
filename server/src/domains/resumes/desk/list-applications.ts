import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import * as contract from '@qinghe/contract/resumes/desk.ts';
import { cutPage, decodeCursor } from '../../../db/keyset.ts';
import { read } from '../../../http/read.ts';
import { readJobTitles } from '../../jobs/index.ts';
import { readFrequent } from './choice-queries.ts';
import { countByStage, countParked } from './count-queries.ts';
import { filterOf, whichParked, withSelectivity } from './filter-queries.ts';
import { readApplications } from './list-queries.ts';
import { cursorOf, positionIn } from './order-queries.ts';
import { presentSummary } from './present-application.ts';

/** Applications of one stage or of all, in the order that is asked for. */
export const listApplications = read(
  contract.listApplications,
  async (call, { cursor, limit, stage, sort, ...conditions }) => {
    const { db, scope } = call;
    const filter = await filterOf(call, { stage, ...conditions });
    const order = cursorOf(sort);
    const rows = await readApplications(db, scope, filter, { stage, sort, after: decodeCursor(cursor, order), limit });
    const page = cutPage(rows, limit, (row) => positionIn(sort, row), order);
    return { items: page.items.map(presentSummary), next_cursor: page.next_cursor };
  },
);

/** What there is to filter by, among the newest. */
export const listFilterChoices = read(contract.listFilterChoices, async ({ db, scope }, { kind }) => {
  const [cities, sources] = await Promise.all([
    readFrequent(db, scope, kind, 'city'),
    readFrequent(db, scope, kind, 'source'),
  ]);
  return { cities, sources };
});

/** The numbers of the tabs under the same filters, and the jobs to filter by. */
export const countApplications = read(contract.countApplications, async ({ db, member, scope, now }, conditions) => {
  const filter = await withSelectivity(db, scope, conditions, now);
  const [rows, parked, jobs] = await Promise.all([
    countByStage(db, scope, { ...filter, parked: whichParked(member, undefined) }),
    countParked(db, scope, filter),
    readJobTitles(db, scope, conditions.kind),
  ]);
  const counts = Object.fromEntries(rows.map(({ stage, applications }) => [stage, applications]));
  return {
    counts: counts as OutputOf<typeof contract.countApplications>['counts'],
    parked: { ...parked, apart: member.parksApart },
    more: rows.filter((row) => row.more).map((row) => row.stage),
    jobs,
  };
});

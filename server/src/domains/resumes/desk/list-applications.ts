import { degrees } from '@qinghe/contract/dict/endpoints.ts';
import type { OutputOf, ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type * as contract from '@qinghe/contract/resumes/endpoints.ts';
import { stages } from '@qinghe/contract/resumes/stages.ts';
import { cutPage, decodeCursor } from '../../../db/keyset.ts';
import { type Member, type RequestContext, requireMember } from '../../../http/context.ts';
import { readJobTitles } from '../../jobs/index.ts';
import { toSearchQuery } from '../search/search-words.ts';
import { countByStage } from './count-queries.ts';
import { type ApplicationFilter, readApplications, weighWords } from './list-queries.ts';
import { presentSummary } from './present-application.ts';

/** Applications of one stage, newest first. */
export async function listApplications(
  context: RequestContext,
  input: ParsedInputOf<typeof contract.listApplications>,
): Promise<OutputOf<typeof contract.listApplications>> {
  const member = requireMember(context);
  const { db } = context.services;
  const filter = await weighWords(db, member.companyUuid, toFilter(member, input));
  const rows = await readApplications(
    db,
    member.companyUuid,
    filter,
    input.stage,
    decodeCursor(input.cursor),
    input.limit,
  );
  const page = cutPage(rows, input.limit, (row) => ({ at: row.applied_at, uuid: row.uuid }));
  return { items: page.items.map(presentSummary), next_cursor: page.next_cursor };
}

/** The numbers of the tabs under the same filters, and the jobs to filter by. */
export async function countApplications(
  context: RequestContext,
  input: ParsedInputOf<typeof contract.countApplications>,
): Promise<OutputOf<typeof contract.countApplications>> {
  const member = requireMember(context);
  const { db } = context.services;
  const filter = await weighWords(db, member.companyUuid, toFilter(member, input));
  const [rows, jobs] = await Promise.all([
    countByStage(db, member.companyUuid, filter),
    readJobTitles(db, member.companyUuid, input.kind, filter.ownerUuid),
  ]);
  const counts = Object.fromEntries(
    stages.map((stage) => [stage, rows.find((row) => row.stage === stage)?.applications ?? 0]),
  ) as OutputOf<typeof contract.countApplications>['counts'];
  return { counts, more: rows.filter((row) => row.more).map((row) => row.stage), jobs };
}

/** Filters as the queries take them; a child account sees applications for its own jobs. */
export function toFilter(member: Member, input: ParsedInputOf<typeof contract.countApplications>): ApplicationFilter {
  return {
    kind: input.kind,
    jobUuid: input.job_uuid,
    degrees: input.degree === undefined ? undefined : degrees.slice(degrees.indexOf(input.degree)),
    graduationYear: input.graduation_year,
    words: toSearchQuery(input.q ?? ''),
    tagUuid: input.tag_uuid,
    rating: input.rating,
    ownerUuid: member.type === 'master' ? undefined : member.accountUuid,
  };
}

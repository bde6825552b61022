import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import type { Reader } from '../../../db/database.ts';
import { seenBy } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';
import { wasInterviewed } from '../figures/figure-queries.ts';

/** Jobs of a brochure that the scope may see; those that are online first. */
export const readSeasonJobs = (reader: Reader, { companyUuid, ownerUuid }: Scope, brochureUuid: string) =>
  reader
    .selectFrom('job')
    .select(['uuid', 'title', 'state', 'headcount', 'deadline'])
    .where('company_uuid', '=', companyUuid)
    .where('brochure_uuid', '=', brochureUuid)
    .where('change_of', 'is', null)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where(seenBy('job', owner))))
    .orderBy(sql`state = 'online'`, 'desc')
    .orderBy('title')
    .orderBy('uuid')
    .execute();

interface OfJobs {
  companyUuid: string;
  jobUuids: readonly string[];
}

/** Applications for jobs by job and stage. */
export const countStages = (reader: Reader, { companyUuid, jobUuids }: OfJobs) =>
  reader
    .selectFrom('application')
    .select((e) => ['job_uuid', 'stage', e.fn.countAll<number>().as('n')])
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', 'in', jobUuids)
    .where('withdrawn_at', 'is', null)
    .groupBy(['job_uuid', 'stage'])
    .$narrowType<{ stage: Stage }>()
    .execute();

/** New applications of before a moment. */
export const countUnanswered = async (reader: Reader, { companyUuid, jobUuids }: OfJobs, before: Date) => {
  const { n } = await reader
    .selectFrom('application')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', 'in', jobUuids)
    .where('stage', '=', 'new')
    .where('withdrawn_at', 'is', null)
    .where('applied_at', '<=', before.toISOString())
    .executeTakeFirstOrThrow();
  return n;
};

interface Came {
  name: string;
  applications: number;
  interviewed: number;
  employed: number;
}

/** What came by each source or from each school, the most applications first. */
export async function countCame(
  reader: Reader,
  { companyUuid, jobUuids }: OfJobs,
  by: 'source' | 'school',
): Promise<Came[]> {
  const { rows } = await sql<Came>`
    select ${sql.ref(by)} as name, count(*)::int as applications,
      count(*) filter (where ${wasInterviewed})::int as interviewed,
      count(*) filter (where stage = 'employed')::int as employed
    from application a
    where company_uuid = ${companyUuid} and job_uuid = any(${[...jobUuids]}::uuid[]) and withdrawn_at is null
    group by 1
    order by applications desc, 1`.execute(reader);
  return rows;
}

interface SeasonTalkRow {
  uuid: string;
  title: string;
  school: string;
  state: 'draft' | 'online' | 'cancelled';
  starts_at: string | null;
  ends_at: string | null;
  signed: number;
  attended: number;
  applied: number;
}

/** Talks of a brochure that the scope may see, and who of their visitors applied for one of the jobs. */
export async function readSeasonTalks(
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  { brochureUuid, jobUuids }: { brochureUuid: string; jobUuids: readonly string[] },
): Promise<SeasonTalkRow[]> {
  const { rows } = await sql<SeasonTalkRow>`
    with applicant as materialized (
      select distinct phone from application
      where company_uuid = ${companyUuid} and job_uuid = any(${[...jobUuids]}::uuid[]) and withdrawn_at is null
    )
    select talk.uuid, title, talk.school, talk.state, starts_at, ends_at,
      count(visitor.uuid) filter (where visitor.state = 'signed')::int as signed,
      count(visitor.attended_at)::int as attended,
      count(applicant.phone)::int as applied
    from talk
    left join talk_visitor visitor
      on visitor.company_uuid = talk.company_uuid and visitor.talk_uuid = talk.uuid and visitor.state <> 'cancelled'
    left join applicant on applicant.phone = visitor.phone
    where talk.company_uuid = ${companyUuid} and talk.brochure_uuid = ${brochureUuid}
      and ${ownerUuid === undefined ? sql`true` : seenBy('talk', ownerUuid)}
    group by talk.company_uuid, talk.uuid
    order by starts_at, talk.uuid`.execute(reader);
  return rows;
}

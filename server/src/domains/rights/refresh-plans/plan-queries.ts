import type { PlanEnd } from '@qinghe/contract/rights/refresh-plans.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Scope } from '../../../http/context.ts';

interface NewPlan {
  company_uuid: string;
  uuid: string;
  job_uuid: string;
  actor_uuid: string;
  first_day: string;
  last_day: string;
  times: string[];
  price: number;
  coins_most: number;
  created_at: Date;
  next_at: Date;
}

export const insertPlan = (trx: Trx, plan: NewPlan) => insertPlans(trx, [plan]);

export const insertPlans = (trx: Trx, plans: readonly NewPlan[]) =>
  trx.insertInto('refresh_plan').values(plans).execute();

/** Those of some jobs for which a plan runs. */
export async function readPlannedJobs(
  reader: Reader,
  companyUuid: string,
  jobs: readonly { uuid: string }[],
): Promise<ReadonlySet<string>> {
  if (jobs.length === 0) return new Set();
  const rows = await reader
    .selectFrom('refresh_plan')
    .select('job_uuid')
    .where('company_uuid', '=', companyUuid)
    .where(
      'job_uuid',
      'in',
      jobs.map(({ uuid }) => uuid),
    )
    .where('ended', 'is', null)
    .execute();
  return new Set(rows.map(({ job_uuid }) => job_uuid));
}

/** The plan that runs for a job; the job is locked before it. */
export const lockRunningPlan = (trx: Trx, companyUuid: string, jobUuid: string) =>
  trx
    .selectFrom('refresh_plan')
    .selectAll()
    .where('company_uuid', '=', companyUuid)
    .where('job_uuid', '=', jobUuid)
    .where('ended', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export type PlanRow = NonNullable<Awaited<ReturnType<typeof lockRunningPlan>>>;

/** The jobs for which plans of an account run, in the order of their uuids. */
export const readRunningOf = (reader: Reader, companyUuid: string, actorUuid: string) =>
  reader
    .selectFrom('refresh_plan')
    .select('job_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('actor_uuid', '=', actorUuid)
    .where('ended', 'is', null)
    .orderBy('job_uuid')
    .execute();

export const findPlan = (reader: Reader, companyUuid: string, uuid: string) =>
  reader
    .selectFrom('refresh_plan')
    .select(['uuid', 'job_uuid'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .executeTakeFirst();

/** A page of plans whose time has come, of every company, the one that waits longest first. */
export const readDuePlans = (reader: Reader, now: Date, page: PageRequest) =>
  readPage(
    reader
      .selectFrom('refresh_plan')
      .select(['company_uuid', 'uuid', 'job_uuid', 'next_at'])
      .where('ended', 'is', null)
      .where('next_at', '<=', now.toISOString()),
    page,
    ['next_at', 'uuid'],
    'asc',
  );

export type DuePlan = Awaited<ReturnType<typeof readDuePlans>>['items'][number];

/** What became of a plan that is locked: what it did and took, and when it goes on, or why it does not. */
export const updatePlan = (
  trx: Trx,
  { company_uuid, uuid }: Pick<PlanRow, 'company_uuid' | 'uuid'>,
  change: Partial<Pick<PlanRow, 'coins' | 'done' | 'left_out'>> & {
    next_at: Date | null;
    ended?: PlanEnd;
    ended_at?: Date;
  },
) =>
  trx
    .updateTable('refresh_plan')
    .set(change)
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();

/** Whether an account may still refresh a job of an owner: its master, or the owner. */
export async function mayStillRefresh(
  reader: Reader,
  { companyUuid, actorUuid, ownerUuid }: { companyUuid: string; actorUuid: string; ownerUuid: string },
): Promise<boolean> {
  const member = await reader
    .selectFrom('company_member')
    .innerJoin('account', 'account.uuid', 'company_member.account_uuid')
    .select('company_member.type')
    .where('company_member.company_uuid', '=', companyUuid)
    .where('company_member.account_uuid', '=', actorUuid)
    .where('company_member.role', '=', 'recruiter')
    .where('account.user_status', '=', 'active')
    .executeTakeFirst();
  return member !== undefined && (member.type === 'master' || actorUuid === ownerUuid);
}

/** A page of plans, with who applied within 24 hours after a refresh of each. */
export const readPlans = (
  reader: Reader,
  { companyUuid, ownerUuid }: Scope,
  jobUuid: string | undefined,
  page: PageRequest,
) =>
  readPage(
    reader
      .selectFrom('refresh_plan as plan')
      .innerJoin('account', 'account.uuid', 'plan.actor_uuid')
      .innerJoin('job', (join) =>
        join.onRef('job.company_uuid', '=', 'plan.company_uuid').onRef('job.uuid', '=', 'plan.job_uuid'),
      )
      .select(['plan.uuid', 'plan.first_day as from', 'plan.last_day as to', 'plan.times', 'plan.coins_most'])
      .select(['plan.coins', 'plan.done', 'plan.left_out', 'plan.next_at', 'plan.ended as end', 'plan.ended_at'])
      .select(['plan.created_at', 'job.uuid as job_uuid', 'job.title', 'account.name as actor'])
      .select(
        sql<number>`(select count(*)::int from application where application.company_uuid = plan.company_uuid
          and application.job_uuid = plan.job_uuid and withdrawn_at is null
          and exists (select from job_refresh as refresh where refresh.company_uuid = plan.company_uuid
            and refresh.plan_uuid = plan.uuid and application.applied_at >= refresh.at
            and application.applied_at < refresh.at + interval '24 hours'))`.as('applications'),
      )
      .where('plan.company_uuid', '=', companyUuid)
      .$call(whenGiven(jobUuid, (query, uuid) => query.where('plan.job_uuid', '=', uuid)))
      .$call(
        whenGiven(ownerUuid, (query, own) =>
          query.where((e) => e.or([e('plan.actor_uuid', '=', own), e('job.owner_uuid', '=', own)])),
        ),
      ),
    page,
    ['plan.created_at', 'plan.uuid'],
  );

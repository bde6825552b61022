import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import type { TalkVisitor } from '@qinghe/contract/talks/sign-up.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { contains } from '../../db/containing.ts';
import type { Reader, Trx } from '../../db/database.ts';
import { whenGiven } from '../../db/when-given.ts';
import { eraseDeliveries } from '../../outside/delivery-queries.ts';

/** Most companies on one page of a fair. */
export const MAX_SHOWN = 300;

/** Companies that have a booth at a fair and may publish. */
const stands = (reader: Reader, fairUuid: string) =>
  reader
    .selectFrom('fair_booth as booth')
    .innerJoin('fair_sign_up as sign_up', (join) =>
      join.onRef('sign_up.company_uuid', '=', 'booth.company_uuid').onRef('sign_up.fair_uuid', '=', 'booth.fair_uuid'),
    )
    .innerJoin('company', 'company.company_uuid', 'booth.company_uuid')
    .where('booth.fair_uuid', '=', fairUuid)
    .where('company.check_status', 'in', CERTIFIED)
    .where('company.frozen_at', 'is', null);

const openJobs = (reader: Reader) =>
  reader
    .selectFrom('fair_sign_up_job as taken')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'taken.company_uuid').onRef('job.uuid', '=', 'taken.job_uuid'),
    )
    .whereRef('taken.company_uuid', '=', sql.ref('sign_up.company_uuid'))
    .whereRef('taken.sign_up_uuid', '=', sql.ref('sign_up.uuid'))
    .where('job.state', '=', 'online');

/** Companies of a fair by their booths, with the open jobs that they bring; those that fit words. */
export const readStands = (reader: Reader, fairUuid: string, q: string | undefined) =>
  stands(reader, fairUuid)
    .select(['company.company_uuid', 'company.name', 'booth.booth'])
    .select(
      jsonArrayFrom(openJobs(reader).select(['job.uuid', 'job.title']).orderBy('job.title').orderBy('job.uuid')).as(
        'jobs',
      ),
    )
    .$call(
      whenGiven(q || undefined, (query, words) =>
        query.where((e) =>
          e.or([
            contains(e.ref('company.name'), words),
            e.exists(
              openJobs(reader)
                .select('job.uuid')
                .where((f) => contains(f.ref('job.title'), words)),
            ),
          ]),
        ),
      ),
    )
    .orderBy(sql`length(booth.booth)`)
    .orderBy('booth.booth')
    .limit(MAX_SHOWN)
    .execute();

export type StandRow = Awaited<ReturnType<typeof readStands>>[number];

/** Of these jobs, those that somebody may come to a fair for. */
export const readWishable = (reader: Reader, fairUuid: string, jobs: readonly string[]) =>
  stands(reader, fairUuid)
    .innerJoin('fair_sign_up_job as taken', (join) =>
      join.onRef('taken.company_uuid', '=', 'sign_up.company_uuid').onRef('taken.sign_up_uuid', '=', 'sign_up.uuid'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'taken.company_uuid').onRef('job.uuid', '=', 'taken.job_uuid'),
    )
    .select(['job.company_uuid', 'job.uuid'])
    .where('job.uuid', '=', (e) => e.fn.any(e.val([...jobs])))
    .where('job.state', '=', 'online')
    .execute();

export const findVisitorByPhone = (trx: Trx, fairUuid: string, phone: string) =>
  trx
    .selectFrom('fair_visitor')
    .select('uuid')
    .where('fair_uuid', '=', fairUuid)
    .where('phone', '=', phone)
    .executeTakeFirst();

export const countRegistered = async (reader: Reader, fairUuid: string): Promise<number> => {
  const { n } = await reader
    .selectFrom('fair_visitor')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('fair_uuid', '=', fairUuid)
    .executeTakeFirstOrThrow();
  return n;
};

export const insertVisitor = (
  trx: Trx,
  visitor: TalkVisitor & {
    uuid: string;
    fair_uuid: string;
    code: string;
    token_hash: Buffer;
    consent_version: string;
    registered_at: Date;
  },
) => trx.insertInto('fair_visitor').values(visitor).execute();

export const updateVisitor = (trx: Trx, uuid: string, visitor: TalkVisitor) =>
  trx.updateTable('fair_visitor').set(visitor).where('uuid', '=', uuid).execute();

/** What somebody comes for, in place of what they came for before. */
export async function replaceWishes(
  trx: Trx,
  visitorUuid: string,
  jobs: readonly { company_uuid: string; uuid: string }[],
): Promise<void> {
  await trx.deleteFrom('fair_visitor_wish').where('visitor_uuid', '=', visitorUuid).execute();
  if (jobs.length === 0) return;
  await trx
    .insertInto('fair_visitor_wish')
    .values(jobs.map(({ company_uuid, uuid }) => ({ visitor_uuid: visitorUuid, company_uuid, job_uuid: uuid })))
    .execute();
}

/** Who registered, with the fair and what they come for, by the token of the ticket. */
export const findFairTicket = (reader: Reader, tokenHash: Buffer) =>
  reader
    .selectFrom('fair_visitor as visitor')
    .innerJoin('fair', 'fair.uuid', 'visitor.fair_uuid')
    .select(['visitor.uuid', 'visitor.fair_uuid', 'visitor.name', 'visitor.school', 'visitor.major'])
    .select(['visitor.degree', 'visitor.graduation_year', 'visitor.code'])
    .select(['fair.title', 'fair.place', 'fair.address', 'fair.starts_at', 'fair.ends_at', 'fair.state'])
    .select('fair.cancel_reason')
    .select((e) =>
      jsonArrayFrom(
        e
          .selectFrom('fair_visitor_wish as wish')
          .innerJoin('job', (join) =>
            join.onRef('job.company_uuid', '=', 'wish.company_uuid').onRef('job.uuid', '=', 'wish.job_uuid'),
          )
          .innerJoin('company', 'company.company_uuid', 'wish.company_uuid')
          .leftJoin('fair_booth as booth', (join) =>
            join
              .onRef('booth.company_uuid', '=', 'wish.company_uuid')
              .on((on) => on('booth.fair_uuid', '=', on.ref('visitor.fair_uuid'))),
          )
          .select(['job.uuid', 'job.title', 'company.name as company', 'booth.booth'])
          .whereRef('wish.visitor_uuid', '=', 'visitor.uuid')
          .orderBy('job.title'),
      ).as('wishes'),
    )
    .where('visitor.token_hash', '=', tokenHash)
    .executeTakeFirst();

export type FairTicket = NonNullable<Awaited<ReturnType<typeof findFairTicket>>>;

export async function deleteVisitor(trx: Trx, uuid: string): Promise<void> {
  await trx.deleteFrom('fair_visitor').where('uuid', '=', uuid).execute();
  await eraseDeliveries(trx, [uuid]);
}

/** Registrations of a phone for fairs. */
export async function countFairRegistrationsOf(reader: Reader, phone: string): Promise<number> {
  const { n } = await reader
    .selectFrom('fair_visitor')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow();
  return n;
}

/** Erases whoever registered with a phone, and their visits to stands with what was written down there. */
export async function eraseFairRegistrationsOf(trx: Trx, phone: string): Promise<void> {
  const erased = await trx.deleteFrom('fair_visitor').where('phone', '=', phone).returning('uuid').execute();
  const uuids = erased.map(({ uuid }) => uuid);
  if (uuids.length === 0) return;
  await trx.deleteFrom('fair_visit').where('visitor_uuid', 'in', uuids).execute();
  await eraseDeliveries(trx, uuids);
}

/** Forgets who registered for fairs that ended before an instant. */
export async function eraseVisitors(trx: Trx, before: Date): Promise<void> {
  const erased = await trx
    .deleteFrom('fair_visitor')
    .using('fair')
    .whereRef('fair.uuid', '=', 'fair_visitor.fair_uuid')
    .where('fair.ends_at', '<', before.toISOString())
    .returning('fair_visitor.uuid')
    .execute();
  await eraseDeliveries(
    trx,
    erased.map(({ uuid }) => uuid),
  );
}

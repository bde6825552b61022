import type { Degree } from '@qinghe/contract/dict/endpoints.ts';
import type { DeskEntry } from '@qinghe/contract/fairs/desk.ts';
import { type NotNull, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Trx } from '../../db/database.ts';
import { whenGiven } from '../../db/when-given.ts';

/** A company's stand at a fair. */
export interface Stand {
  companyUuid: string;
  fair_uuid: string;
}

const stands = (reader: Reader, { companyUuid, fair_uuid }: Stand) =>
  reader
    .selectFrom('fair_sign_up as sign_up')
    .innerJoin('fair', 'fair.uuid', 'sign_up.fair_uuid')
    .innerJoin('fair_booth as booth', (join) =>
      join.onRef('booth.fair_uuid', '=', 'sign_up.fair_uuid').onRef('booth.company_uuid', '=', 'sign_up.company_uuid'),
    )
    .select(['fair.uuid', 'fair.title', 'fair.place', 'fair.starts_at', 'fair.ends_at', 'booth.booth'])
    .select('sign_up.uuid as sign_up_uuid')
    .where('sign_up.company_uuid', '=', companyUuid)
    .where('sign_up.fair_uuid', '=', fair_uuid)
    .where('fair.state', '<>', 'draft');

/** A company's stand; undefined without a booth. */
export const findStand = (reader: Reader, stand: Stand) => stands(reader, stand).executeTakeFirst();

/** The same, locked: what its phones write is added one after the other. */
export const lockStand = (trx: Trx, stand: Stand) => stands(trx, stand).forNoKeyUpdate('sign_up').executeTakeFirst();

/** The jobs that a company took to a fair, whoever owns them. */
export const readStandJobs = (reader: Reader, companyUuid: string, signUpUuid: string) =>
  reader
    .selectFrom('fair_sign_up_job as taken')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'taken.company_uuid').onRef('job.uuid', '=', 'taken.job_uuid'),
    )
    .select(['job.uuid', 'job.title'])
    .where('taken.company_uuid', '=', companyUuid)
    .where('taken.sign_up_uuid', '=', signUpUuid)
    .orderBy('job.title')
    .orderBy('job.uuid')
    .execute();

const ofStand = (reader: Reader, { companyUuid, fair_uuid }: Stand) =>
  reader.selectFrom('fair_visit').where('company_uuid', '=', companyUuid).where('fair_uuid', '=', fair_uuid);

const entriesOf = (reader: Reader, companyUuid: string) =>
  jsonArrayFrom(
    reader
      .selectFrom('fair_desk_entry as entry')
      .select('entry.entry')
      .where('entry.company_uuid', '=', companyUuid)
      .whereRef('entry.visit_uuid', '=', sql.ref('fair_visit.uuid')),
  );

/** Visits of these codes, with nothing of what became of them. */
export const findVisits = (reader: Reader, stand: Stand, codes: readonly string[]) =>
  ofStand(reader, stand)
    .select(['uuid', 'code'])
    .where('code', '=', (e) => e.fn.any(e.val([...codes])))
    .execute();

export const countVisits = async (reader: Reader, stand: Stand): Promise<number> => {
  const { n } = await ofStand(reader, stand)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

export interface NewVisit {
  uuid: string;
  visitor_uuid: string;
  code: string;
  name: string;
  school: string;
  major: string;
  degree: Degree;
  graduation_year: number;
  wishes: string[];
}

/** Adds those who stand at the stand for the first time; who is there already stays as they are. */
export const insertVisits = (trx: Trx, { companyUuid, fair_uuid }: Stand, visits: readonly NewVisit[], at: Date) =>
  trx
    .insertInto('fair_visit')
    .values(visits.map((visit) => ({ ...visit, company_uuid: companyUuid, fair_uuid, changed_at: at })))
    .execute();

export interface NewEntry {
  uuid: string;
  visit_uuid: string;
  entry: DeskEntry;
}

/** Adds entries; those that are there stay as they are. @returns the visits that have new ones */
export async function insertDeskEntries(
  trx: Trx,
  companyUuid: string,
  writer: { account_uuid: string; key_uuid: string | null },
  rows: readonly NewEntry[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await trx
    .insertInto('fair_desk_entry')
    .values(
      rows.map(({ entry, ...row }) => ({
        ...row,
        company_uuid: companyUuid,
        ...writer,
        entry: JSON.stringify(entry),
      })),
    )
    .onConflict((conflict) => conflict.columns(['company_uuid', 'uuid']).doNothing())
    .returning('visit_uuid')
    .execute();
  return [...new Set(added.map(({ visit_uuid }) => visit_uuid))];
}

const standing = (reader: Reader, stand: Stand) =>
  ofStand(reader, stand)
    .select([
      'uuid',
      'visitor_uuid',
      'code',
      'number',
      'name',
      'school',
      'major',
      'degree',
      'graduation_year',
      'wishes',
    ])
    .select(['job_uuid', 'application', 'application_uuid', 'note', 'stars', 'decision'])
    .select(entriesOf(reader, stand.companyUuid).as('rows'));

const withEntries = <T extends { rows: { entry: unknown }[] }>({ rows, ...visit }: T) => ({
  ...visit,
  // Checked by the contract when they came in.
  entries: rows.map(({ entry }) => entry as DeskEntry),
});

export type VisitRow = Awaited<ReturnType<typeof readVisits>>[number];

/** These visits with all their entries. */
export const readVisits = async (reader: Reader, stand: Stand, uuids: readonly string[]) =>
  (
    await standing(reader, stand)
      .where('uuid', '=', (e) => e.fn.any(e.val([...uuids])))
      .execute()
  ).map(withEntries);

/** Everybody who was ever scanned at the stand, or those who were changed since. */
export const readStandVisits = async (reader: Reader, stand: Stand, since: string | undefined) =>
  (
    await standing(reader, stand)
      .where('number', 'is not', null)
      .$call(whenGiven(since, (query, instant) => query.where('changed_at', '>=', instant)))
      .orderBy('number')
      .execute()
  ).map(withEntries);

export type ReportedVisit = Awaited<ReturnType<typeof readReported>>[number];

/** Everybody who stood there, without who they are. */
export const readReported = (reader: Reader, stand: Stand) =>
  ofStand(reader, stand)
    .select(['school', 'degree', 'graduation_year', 'wishes', 'state', 'first_called_at', 'decision', 'job_uuid'])
    .select(['application', 'arrived_at'])
    .where('arrived_at', 'is not', null)
    .$narrowType<{ arrived_at: NotNull }>()
    .execute();

/** The last number that was given at a stand; 0 before the first. */
export const lastNumber = async (reader: Reader, stand: Stand): Promise<number> => {
  const { last } = await ofStand(reader, stand)
    .select((e) => e.fn.coalesce(e.fn.max('number'), e.lit(0)).as('last'))
    .executeTakeFirstOrThrow();
  return last;
};

/** What became of a visit. */
export interface Outcome {
  uuid: string;
  number: number | null;
  state: 'waiting' | 'talking' | 'done';
  arrived_at: string | null;
  first_called_at: string | null;
  missed: number;
  note: string;
  stars: number;
  decision: 'interview' | 'screening' | 'keep' | 'no' | null;
  job_uuid: string | null;
  decided_at: string | null;
  application: 'none' | 'made' | 'gone';
  application_uuid: string | null;
}

/** Writes what became of visits, all at once. */
export async function saveOutcomes(
  trx: Trx,
  companyUuid: string,
  outcomes: readonly Outcome[],
  at: Date,
): Promise<void> {
  await sql`
    update fair_visit as visit set
      number = given.number, state = given.state, arrived_at = given.arrived_at,
      first_called_at = given.first_called_at, missed = given.missed, note = given.note, stars = given.stars,
      decision = given.decision, job_uuid = given.job_uuid, decided_at = given.decided_at,
      application = given.application, application_uuid = given.application_uuid, changed_at = ${at}
    from jsonb_populate_recordset(null::fair_visit, ${JSON.stringify(outcomes)}::jsonb) as given
    where visit.company_uuid = ${companyUuid} and visit.uuid = given.uuid`.execute(trx);
}

/** Who registered for a fair and has one of these codes, with what they wished for at a company. */
export const findRegistered = (reader: Reader, { companyUuid, fair_uuid }: Stand, codes: readonly string[]) =>
  reader
    .selectFrom('fair_visitor as visitor')
    .select(['visitor.uuid', 'visitor.code', 'visitor.name', 'visitor.school', 'visitor.major'])
    .select(['visitor.degree', 'visitor.graduation_year'])
    .select((e) =>
      jsonArrayFrom(
        e
          .selectFrom('fair_visitor_wish as wish')
          .select('wish.job_uuid')
          .whereRef('wish.visitor_uuid', '=', 'visitor.uuid')
          .where('wish.company_uuid', '=', companyUuid),
      ).as('wished'),
    )
    .where('visitor.fair_uuid', '=', fair_uuid)
    .where('visitor.code', '=', (e) => e.fn.any(e.val([...codes])))
    .execute();

/** The phone of who registered; undefined once they were forgotten. */
export const findPhone = async (reader: Reader, visitorUuid: string): Promise<string | undefined> =>
  (await reader.selectFrom('fair_visitor').select('phone').where('uuid', '=', visitorUuid).executeTakeFirst())?.phone;

/** Forgets who stood at stands of fairs that ended before: how many came, and from where, stays. */
export async function forgetVisits(trx: Reader, before: Date): Promise<void> {
  await sql`
    update fair_visit set name = '', note = ''
    from fair
    where fair.uuid = fair_visit.fair_uuid and fair.ends_at < ${before}
      and (fair_visit.name <> '' or fair_visit.note <> '')`.execute(trx);
  // What came in after the names were forgotten goes too.
  await sql`
    delete from fair_desk_entry as entry using fair_visit as visit, fair
    where visit.company_uuid = entry.company_uuid and visit.uuid = entry.visit_uuid
      and fair.uuid = visit.fair_uuid and fair.ends_at < ${before}`.execute(trx);
}

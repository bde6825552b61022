import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { listFairCompanies } from '@qinghe/contract/fairs/decide.ts';
import type { SignUpFields, SignUpState } from '@qinghe/contract/fairs/sign-up.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader, Trx } from '../../db/database.ts';
import { readPage } from '../../db/keyset.ts';
import { whenGiven } from '../../db/when-given.ts';
import type { Scope } from '../../http/context.ts';

const jobsOf = (reader: Reader) =>
  reader
    .selectFrom('fair_sign_up_job as taken')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'taken.company_uuid').onRef('job.uuid', '=', 'taken.job_uuid'),
    )
    .whereRef('taken.company_uuid', '=', sql.ref('sign_up.company_uuid'))
    .whereRef('taken.sign_up_uuid', '=', sql.ref('sign_up.uuid'))
    .select(['job.uuid', 'job.title', 'job.state', 'job.owner_uuid'])
    .orderBy('job.title')
    .orderBy('job.uuid');

const signUps = (reader: Reader) =>
  reader
    .selectFrom('fair_sign_up as sign_up')
    .leftJoin('fair_booth as booth', (join) =>
      join.onRef('booth.fair_uuid', '=', 'sign_up.fair_uuid').onRef('booth.company_uuid', '=', 'sign_up.company_uuid'),
    )
    .select(['sign_up.uuid', 'sign_up.version', 'sign_up.fair_uuid', 'sign_up.company_uuid', 'sign_up.signed_by'])
    .select(['sign_up.state', 'sign_up.contact_name', 'sign_up.contact_phone', 'sign_up.people', 'sign_up.refusal'])
    .select(['sign_up.signed_at', 'booth.booth', jsonArrayFrom(jobsOf(reader)).as('jobs')]);

export type SignUpRow = Awaited<ReturnType<typeof readSignUps>>[number];

/** Of a company, for these fairs. */
export const readSignUps = (reader: Reader, companyUuid: string, fairs: readonly string[]) =>
  fairs.length === 0
    ? Promise.resolve([])
    : signUps(reader)
        .where('sign_up.company_uuid', '=', companyUuid)
        .where('sign_up.fair_uuid', 'in', [...fairs])
        .execute();

/** The company's sign-up, locked for a change. */
export const lockSignUp = (trx: Trx, companyUuid: string, uuid: string) =>
  signUps(trx)
    .where('sign_up.company_uuid', '=', companyUuid)
    .where('sign_up.uuid', '=', uuid)
    .forNoKeyUpdate('sign_up')
    .executeTakeFirst();

/** Which fair a sign-up is for: who changes it locks the fair first. */
export const findFairOf = async (reader: Reader, companyUuid: string, uuid: string): Promise<string | undefined> =>
  (
    await reader
      .selectFrom('fair_sign_up')
      .select('fair_uuid')
      .where('company_uuid', '=', companyUuid)
      .where('uuid', '=', uuid)
      .executeTakeFirst()
  )?.fair_uuid;

const ofFair = (reader: Reader, fairUuid: string) =>
  signUps(reader)
    .innerJoin('company', 'company.company_uuid', 'sign_up.company_uuid')
    .select('company.name as company_name')
    .where('sign_up.fair_uuid', '=', fairUuid);

export type FairCompanyRow = Awaited<ReturnType<typeof readFairCompanies>>['items'][number];

/** Of every company, for operators. */
export const readFairCompanies = (
  reader: Reader,
  { fair_uuid, state, ...page }: ParsedInputOf<typeof listFairCompanies>,
) =>
  readPage(
    ofFair(reader, fair_uuid).$call(whenGiven(state, (query, value) => query.where('sign_up.state', '=', value))),
    page,
    ['sign_up.signed_at', 'sign_up.uuid'],
    'asc',
  );

export const findFairCompany = (reader: Reader, fairUuid: string, uuid: string) =>
  ofFair(reader, fairUuid).where('sign_up.uuid', '=', uuid).executeTakeFirst();

export const lockFairCompany = (trx: Trx, fairUuid: string, uuid: string) =>
  ofFair(trx, fairUuid).where('sign_up.uuid', '=', uuid).forNoKeyUpdate('sign_up').executeTakeFirst();

/** Whom to tell of a fair: who signed up, and of which company. */
export const readSignedUp = (reader: Reader, fairUuid: string) =>
  reader.selectFrom('fair_sign_up').select(['company_uuid', 'signed_by']).where('fair_uuid', '=', fairUuid).execute();

type Written = Omit<SignUpFields, 'job_uuids'>;

export const insertSignUp = (
  trx: Trx,
  companyUuid: string,
  row: Written & { uuid: string; fair_uuid: string; signed_by: string; signed_at: Date },
) =>
  trx
    .insertInto('fair_sign_up')
    .values({ company_uuid: companyUuid, ...row })
    .execute();

/** Changes a locked sign-up and counts its version up. */
export const updateSignUp = (
  trx: Trx,
  companyUuid: string,
  uuid: string,
  changes: Partial<Written> & { state?: SignUpState; refusal?: string },
) =>
  trx
    .updateTable('fair_sign_up')
    .set({ ...changes, version: sql`version + 1` })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();

export const deleteSignUp = (trx: Trx, companyUuid: string, uuid: string) =>
  trx.deleteFrom('fair_sign_up').where('company_uuid', '=', companyUuid).where('uuid', '=', uuid).execute();

/** Of these jobs, those that the scope may take to a fair now; they stay as they are until the transaction ends. */
export const lockOnlineJobs = async (
  trx: Trx,
  { companyUuid, ownerUuid }: Scope,
  uuids: readonly string[],
): Promise<string[]> => {
  const jobs = await trx
    .selectFrom('job')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', [...uuids])
    .where('state', '=', 'online')
    .$call(whenGiven(ownerUuid, (query, owner) => query.where('owner_uuid', '=', owner)))
    .orderBy('uuid')
    .forShare()
    .execute();
  return jobs.map(({ uuid }) => uuid);
};

/** The jobs of a sign-up, in place of those that it had. */
export async function replaceJobs(
  trx: Trx,
  companyUuid: string,
  signUpUuid: string,
  jobs: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('fair_sign_up_job')
    .where('company_uuid', '=', companyUuid)
    .where('sign_up_uuid', '=', signUpUuid)
    .execute();
  await trx
    .insertInto('fair_sign_up_job')
    .values(jobs.map((job_uuid) => ({ company_uuid: companyUuid, sign_up_uuid: signUpUuid, job_uuid })))
    .execute();
}

export const freeBooth = (trx: Trx, fairUuid: string, companyUuid: string) =>
  trx.deleteFrom('fair_booth').where('fair_uuid', '=', fairUuid).where('company_uuid', '=', companyUuid).execute();

/** Gives a booth away. @returns false where another company has it */
export async function takeBooth(
  trx: Trx,
  row: { fair_uuid: string; company_uuid: string; booth: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: taken } = await trx
    .insertInto('fair_booth')
    .values(row)
    .onConflict((conflict) => conflict.columns(['fair_uuid', 'booth']).doNothing())
    .executeTakeFirstOrThrow();
  return taken === 1n;
}

/** Booths of a fair that are given. */
export const countBooths = async (reader: Reader, fairUuid: string): Promise<number> => {
  const { n } = await reader
    .selectFrom('fair_booth')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('fair_uuid', '=', fairUuid)
    .executeTakeFirstOrThrow();
  return n;
};

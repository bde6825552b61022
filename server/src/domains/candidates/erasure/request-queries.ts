import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { selectKept } from '../../resumes/index.ts';

/** An application as what is kept of it is asked for: company and uuid. */
export interface AskedFor {
  companyUuid: string;
  applicationUuid: string;
}

/** Asked twice it stays as it was. @returns whether it is new */
export async function insertErasureRequest(
  trx: Trx,
  { companyUuid, applicationUuid }: AskedFor,
  { askedAt, dueAt }: { askedAt: Date; dueAt: Date },
): Promise<boolean> {
  const result = await trx
    .insertInto('erasure_request')
    .values({ company_uuid: companyUuid, application_uuid: applicationUuid, asked_at: askedAt, due_at: dueAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** @returns whether there was one */
export async function deleteErasureRequest(
  trx: Trx,
  { companyUuid, applicationUuid }: AskedFor,
  now: Date,
): Promise<boolean> {
  const result = await trx
    .deleteFrom('erasure_request')
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .where('due_at', '>', now.toISOString())
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

export const findErasureRequest = (reader: Reader, { companyUuid, applicationUuid }: AskedFor) =>
  reader
    .selectFrom('erasure_request')
    .select(['asked_at', 'due_at'])
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .executeTakeFirst();

const selectRequests = (reader: Reader) =>
  selectKept(reader)
    .innerJoin('erasure_request as request', (join) =>
      join
        .onRef('request.company_uuid', '=', 'application.company_uuid')
        .onRef('request.application_uuid', '=', 'application.uuid'),
    )
    .select(['request.asked_at', 'request.due_at', 'request.application_uuid']);

/** Those who asked, whose turn comes first in front. */
export const readErasureRequests = (reader: Reader, page: PageRequest) =>
  readPage(selectRequests(reader), page, ['request.due_at', 'request.application_uuid'], 'asc');

/** Requests whose time to think is over, held by this transaction: another worker takes others. */
export const lockDueRequests = (trx: Trx, now: Date, limit: number) =>
  selectRequests(trx)
    .where('request.due_at', '<=', now.toISOString())
    .orderBy('request.due_at')
    .limit(limit)
    .forUpdate('request')
    .skipLocked()
    .execute();

/** Puts requests off to an instant. */
export async function putOff(trx: Trx, { companyUuid, applicationUuid }: AskedFor, until: Date): Promise<void> {
  await trx
    .updateTable('erasure_request')
    .set({ due_at: until })
    .where('company_uuid', '=', companyUuid)
    .where('application_uuid', '=', applicationUuid)
    .execute();
}

export async function countErasureRequests(reader: Reader): Promise<number> {
  const { n } = await reader
    .selectFrom('erasure_request')
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

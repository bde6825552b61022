import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import type { AddressKind } from '../apply/upload-queries.ts';

/** Applications of a company in which these addresses stand, locked. */
export const lockWithAddresses = (trx: Trx, companyUuid: string, addresses: Partial<Record<AddressKind, string>>) =>
  trx
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select(['application.uuid', 'application.version', 'application.kind', 'application.job_uuid', 'job.owner_uuid'])
    .where('application.company_uuid', '=', companyUuid)
    .where((e) =>
      e.and([
        ...(addresses.phone === undefined ? [] : [e('application.phone', '=', addresses.phone)]),
        ...(addresses.email === undefined
          ? []
          : [e(sql`lower(application.email)`, '=', addresses.email.toLowerCase())]),
      ]),
    )
    .orderBy('application.uuid')
    .forUpdate('application')
    .execute();

/** Whether anybody has applied to a company with a phone. */
export async function hasApplied(reader: Reader, companyUuid: string, phone: string): Promise<boolean> {
  const found = await reader
    .selectFrom('application')
    .select('uuid')
    .where('company_uuid', '=', companyUuid)
    .where('phone', '=', phone)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Applications of a company are reached under another address from now on, which nobody has proved yet. */
export async function setAddress(
  trx: Trx,
  companyUuid: string,
  uuids: readonly string[],
  { kind, address }: { kind: AddressKind; address: string },
): Promise<void> {
  await trx
    .updateTable('application')
    .set((e) => ({ [kind]: address, version: e('version', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('uuid', 'in', uuids)
    .execute();
  await trx
    .updateTable('candidate_link')
    .set({ proves: null })
    .where('company_uuid', '=', companyUuid)
    .where('object_uuid', 'in', uuids)
    .where('proves', '=', kind)
    .execute();
}

import type { LegalBasis } from '@qinghe/contract/intake/cv-imports.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';

export async function insertAddress(
  trx: Trx,
  address: {
    company_uuid: string;
    uuid: string;
    account_uuid: string;
    job_uuid: string;
    mailbox: string;
    basis: LegalBasis;
    basis_note: string;
    created_at: Date;
  },
): Promise<void> {
  await trx.insertInto('intake_address').values(address).execute();
}

const mails = sql<number>`(select count(*)::int from intake_mail
  where intake_mail.company_uuid = intake_address.company_uuid and intake_mail.address_uuid = intake_address.uuid)`;

const withJobs = (reader: Reader, companyUuid: string, accountUuid: string) =>
  reader
    .selectFrom('intake_address')
    .innerJoin('job', (join) =>
      join
        .onRef('job.company_uuid', '=', 'intake_address.company_uuid')
        .onRef('job.uuid', '=', 'intake_address.job_uuid'),
    )
    .select(['intake_address.uuid', 'intake_address.mailbox', 'intake_address.job_uuid', 'intake_address.basis'])
    .select(['intake_address.created_at', 'intake_address.revoked_at', 'job.title as job_title', 'job.kind'])
    .select(mails.as('mails'))
    .where('intake_address.company_uuid', '=', companyUuid)
    .where('intake_address.account_uuid', '=', accountUuid);

export type AddressRow = Awaited<ReturnType<typeof readAddresses>>[number];

/** Addresses of an account that take mails. */
export const readAddresses = (reader: Reader, companyUuid: string, accountUuid: string) =>
  withJobs(reader, companyUuid, accountUuid)
    .where('revoked_at', 'is', null)
    .orderBy('intake_address.created_at', 'desc')
    .orderBy('intake_address.uuid', 'desc')
    .execute();

export const findOwnAddress = (reader: Reader, companyUuid: string, accountUuid: string, uuid: string) =>
  withJobs(reader, companyUuid, accountUuid).where('intake_address.uuid', '=', uuid).executeTakeFirst();

/** The address that takes mails under a name, whichever company's it is. */
export const findMailbox = (reader: Reader, mailbox: string) =>
  reader
    .selectFrom('intake_address')
    .select(['company_uuid', 'uuid'])
    .where('mailbox', '=', mailbox)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

/** Nobody adds one meanwhile. */
export const lockAddressesOf = async (trx: Trx, accountUuid: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`intake addresses ${accountUuid}`}, 9))`.execute(trx);
};

export async function revoke(trx: Trx, companyUuid: string, uuid: string, at: Date): Promise<void> {
  await trx
    .updateTable('intake_address')
    .set({ revoked_at: at })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Addresses go with the imports that come of them. */
export async function passAddresses(trx: Trx, companyUuid: string, from: string, to: string): Promise<void> {
  await trx
    .updateTable('intake_address')
    .set({ account_uuid: to })
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', from)
    .execute();
}

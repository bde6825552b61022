import type { MailReason, MailState } from '@qinghe/contract/intake/mails.ts';
import type { Reader, Trx } from '../../../db/database.ts';

export interface OfMail {
  company_uuid: string;
  uuid: string;
}

/** @returns false where the same bytes have come to this address before */
export async function insertMail(
  trx: Trx,
  mail: OfMail & { address_uuid: string; sha256: Buffer; received_at: Date; raw_until: Date },
): Promise<boolean> {
  const result = await trx
    .insertInto('intake_mail')
    .values(mail)
    .onConflict((conflict) => conflict.columns(['company_uuid', 'address_uuid', 'sha256']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** A mail with what its address says, locked. */
export const lockMail = (trx: Trx, { company_uuid, uuid }: OfMail) =>
  trx
    .selectFrom('intake_mail as mail')
    .innerJoin('intake_address as address', (join) =>
      join.onRef('address.company_uuid', '=', 'mail.company_uuid').onRef('address.uuid', '=', 'mail.address_uuid'),
    )
    .select(['mail.company_uuid', 'mail.uuid', 'mail.address_uuid', 'mail.state', 'address.account_uuid'])
    .select(['address.job_uuid', 'address.basis', 'address.basis_note'])
    .where('mail.company_uuid', '=', company_uuid)
    .where('mail.uuid', '=', uuid)
    .forUpdate('mail')
    .executeTakeFirst();

export type LockedMail = NonNullable<Awaited<ReturnType<typeof lockMail>>>;

/** Whether another mail of an address has this id: the same one, on another way. */
export async function hasMessageId(
  reader: Reader,
  { company_uuid, uuid, address_uuid }: Pick<LockedMail, 'company_uuid' | 'uuid' | 'address_uuid'>,
  messageId: string,
): Promise<boolean> {
  const row = await reader
    .selectFrom('intake_mail')
    .select('uuid')
    .where('company_uuid', '=', company_uuid)
    .where('address_uuid', '=', address_uuid)
    .where('message_id', '=', messageId)
    .where('uuid', '<>', uuid)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setMail(
  trx: Reader,
  { company_uuid, uuid }: OfMail,
  change: {
    state?: MailState;
    reason?: MailReason | null;
    sender?: string;
    message_id?: string | null;
    raw_until?: Date | null;
  },
): Promise<void> {
  await trx
    .updateTable('intake_mail')
    .set(change)
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();
}

/** Mails that came to addresses of an account, the newest first. */
export const readMails = (reader: Reader, companyUuid: string, accountUuid: string, limit: number) =>
  reader
    .selectFrom('intake_mail as mail')
    .innerJoin('intake_address as address', (join) =>
      join.onRef('address.company_uuid', '=', 'mail.company_uuid').onRef('address.uuid', '=', 'mail.address_uuid'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'address.company_uuid').onRef('job.uuid', '=', 'address.job_uuid'),
    )
    .select(['mail.uuid', 'mail.address_uuid', 'mail.sender', 'mail.state', 'mail.reason', 'mail.received_at'])
    .select('job.title as job_title')
    .where('mail.company_uuid', '=', companyUuid)
    .where('address.account_uuid', '=', accountUuid)
    .orderBy('mail.received_at', 'desc')
    .orderBy('mail.uuid', 'desc')
    .limit(limit)
    .execute();

/** Mails whose sealed bytes have lain long enough. */
export const readOldRaw = (reader: Reader, now: Date) =>
  reader
    .selectFrom('intake_mail')
    .select(['company_uuid', 'uuid'])
    .where('raw_until', '<', now.toISOString())
    .limit(1000)
    .execute();

export async function deleteOldMails(reader: Reader, before: Date): Promise<void> {
  await reader
    .deleteFrom('intake_mail')
    .where('received_at', '<', before.toISOString())
    .where('raw_until', 'is', null)
    .execute();
}

/** The sealed bytes of these mails are to go with the next run. */
export async function endRawOf(trx: Trx, mails: readonly OfMail[], now: Date): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .updateTable('intake_mail')
    .set({ raw_until: now })
    .where('raw_until', 'is not', null)
    .where('company_uuid', 'in', [...new Set(mails.map(({ company_uuid }) => company_uuid))])
    .where(
      'uuid',
      'in',
      mails.map(({ uuid }) => uuid),
    )
    .execute();
}

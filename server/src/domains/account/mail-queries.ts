import type { Reader, Trx } from '../../db/database.ts';

export interface NewMail {
  uuid: string;
  channel?: 'email' | 'sms' | 'wechat';
  /** An account's uuid where it goes to its WeChat. */
  address: string;
  subject: string;
  body: string;
  /** What a tap on a message to WeChat opens. */
  link?: string;
  /** The binding of a WeChat that it was written for. */
  wechat_bound_at?: string;
  created_at: Date;
}

export async function insertMail(trx: Trx, mail: NewMail): Promise<void> {
  await trx.insertInto('account_mail').values(mail).execute();
}

/** Claims a mail until an instant. @returns undefined when it is sent, or is claimed by another process */
export function claimMail(reader: Reader, uuid: string, { now, leaseUntil }: { now: Date; leaseUntil: Date }) {
  return reader
    .updateTable('account_mail')
    .set((e) => ({ attempts: e('attempts', '+', 1), lease_until: leaseUntil }))
    .where('uuid', '=', uuid)
    .where((e) => e.or([e('lease_until', 'is', null), e('lease_until', '<=', now.toISOString())]))
    .returning(['channel', 'address', 'subject', 'body', 'link', 'wechat_bound_at', 'attempts'])
    .executeTakeFirst();
}

/** Ends a claim, so that the next attempt need not wait for its end. */
export async function endMailClaim(reader: Reader, uuid: string): Promise<void> {
  await reader.updateTable('account_mail').set({ lease_until: null }).where('uuid', '=', uuid).execute();
}

/** A mail that is settled leaves nothing behind. */
export async function deleteMail(reader: Reader, uuid: string): Promise<void> {
  await reader.deleteFrom('account_mail').where('uuid', '=', uuid).execute();
}

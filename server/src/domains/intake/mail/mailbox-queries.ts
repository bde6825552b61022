import type { Reader } from '../../../db/database.ts';
import type { MailboxMark } from '../../../providers/inbound-mail/port.ts';

/** How far a mailbox was read; null where it never was. */
export async function findMark(reader: Reader, nameHash: Buffer): Promise<MailboxMark | null> {
  const row = await reader
    .selectFrom('intake_mailbox')
    .select(['uid_validity', 'last_uid'])
    .where('name_hash', '=', nameHash)
    .executeTakeFirst();
  return row ? { validity: Number(row.uid_validity), uid: Number(row.last_uid) } : null;
}

export async function setMark(reader: Reader, nameHash: Buffer, { validity, uid }: MailboxMark): Promise<void> {
  const mark = { uid_validity: validity, last_uid: uid };
  await reader
    .insertInto('intake_mailbox')
    .values({ name_hash: nameHash, ...mark })
    .onConflict((conflict) => conflict.column('name_hash').doUpdateSet(mark))
    .execute();
}

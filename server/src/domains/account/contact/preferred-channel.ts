import type { NoticeChannel } from '@qinghe/contract/company/review.ts';
import { formats } from '@qinghe/contract/formats.ts';
import type { Reader } from '../../../db/database.ts';
import { findAccount } from '../account-queries.ts';

/** Where a person is told something: the e-mail, else a mainland mobile; undefined where there is neither. */
export async function findReach(
  reader: Reader,
  accountUuid: string,
): Promise<{ channel: NoticeChannel; address: string } | undefined> {
  const account = await findAccount(reader, accountUuid);
  if (!account || account.closed_at !== null) return undefined;
  const { email, phone } = account;
  if (email !== null) return { channel: 'email', address: email };
  const isMobile = formats.mainlandPhone.safeParse(phone).success;
  return phone !== null && isMobile ? { channel: 'sms', address: phone } : undefined;
}

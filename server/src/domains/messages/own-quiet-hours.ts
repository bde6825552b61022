import * as contract from '@qinghe/contract/messages/messages.ts';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import { readForAccount } from '../../http/read.ts';
import { writeForAccount } from '../../http/write.ts';
import { postpone } from '../../outside/deliver.ts';
import { messageMail } from './message-mail.ts';
import { readUnreadUuids } from './message-queries.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { readQuiet, saveQuiet } from './quiet-queries.ts';

type Row = Awaited<ReturnType<typeof readQuiet>>[number];

/** What an account has chosen; 22:00 to 8:00 until it has. */
function quietIn(row: Row | undefined): contract.QuietHours | null {
  if (!row) return contract.usualQuietHours;
  return row.begins === null || row.ends === null ? null : { begins: row.begins, ends: row.ends };
}

const quietOf = async (db: Reader, accountUuid: string) => quietIn((await readQuiet(db, [accountUuid]))[0]);

const clock = (hour: number): string => `${`${hour}`.padStart(2, '0')}:00`;

const endOf = (quiet: contract.QuietHours | null, at: Date): Date =>
  quiet ? afterQuietHours(at, { begins: clock(quiet.begins), ends: clock(quiet.ends) }) : at;

/** When a mail to an account that can wait is sent: at once, or at the end of the quiet hours that it has chosen. */
export const afterQuietHoursOf = async (db: Reader, accountUuid: string, at: Date): Promise<Date> =>
  endOf(await quietOf(db, accountUuid), at);

/** The same of several, by account. */
export async function afterQuietHoursOfEach(
  db: Reader,
  accountUuids: readonly string[],
  at: Date,
): Promise<Map<string, Date>> {
  const rows = new Map((await readQuiet(db, accountUuids)).map((row) => [row.account_uuid, row]));
  return new Map(accountUuids.map((uuid) => [uuid, endOf(quietIn(rows.get(uuid)), at)]));
}

export const getQuietHours = readForAccount(contract.getQuietHours, async ({ db, account }) => ({
  quiet: await quietOf(db, account.accountUuid),
}));

/** What waits for an end follows. @throws AppError 400 for hours that are none */
export const saveQuietHours = writeForAccount(
  contract.saveQuietHours,
  { audit: { none: 'when somebody is left alone is no concern of the company' } },
  async (call, { quiet }) => {
    const { db, account, now } = call;
    const { accountUuid } = account;
    if (quiet && quiet.begins === quiet.ends)
      throw new AppError(400, { field: 'quiet.ends', reason: 'message.quietSame' });
    await saveQuiet(db, accountUuid, quiet ?? { begins: null, ends: null });
    const unread = await readUnreadUuids(db, accountUuid);
    await postpone(call, messageMail, unread, await afterQuietHoursOf(db, accountUuid, now));
    return { quiet };
  },
);

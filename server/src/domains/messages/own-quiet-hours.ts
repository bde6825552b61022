import * as contract from '@qinghe/contract/messages/messages.ts';
import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import { readForAccount } from '../../http/read.ts';
import { writeForAccount } from '../../http/write.ts';
import { postpone } from '../../outside/deliver.ts';
import { messageMail } from './message-mail.ts';
import { findQuiet, readUnreadUuids, saveQuiet } from './message-queries.ts';
import { afterQuietHours } from './quiet-hours.ts';

/** What an account has chosen; 22:00 to 8:00 until it has. */
async function quietOf(db: Reader, accountUuid: string): Promise<contract.QuietHours | null> {
  const row = await findQuiet(db, accountUuid);
  if (!row) return contract.usualQuietHours;
  return row.begins === null || row.ends === null ? null : { begins: row.begins, ends: row.ends };
}

const clock = (hour: number): string => `${`${hour}`.padStart(2, '0')}:00`;

/** When a mail to an account that can wait is sent: at once, or at the end of the quiet hours that it has chosen. */
export async function afterQuietHoursOf(db: Reader, accountUuid: string, at: Date): Promise<Date> {
  const quiet = await quietOf(db, accountUuid);
  return quiet ? afterQuietHours(at, { begins: clock(quiet.begins), ends: clock(quiet.ends) }) : at;
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

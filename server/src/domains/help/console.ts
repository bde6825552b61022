import * as contract from '@qinghe/contract/help/console.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { requireFound } from '../../refusals.ts';
import { publishToAccount } from '../account/index.ts';
import { saveRead } from './help-queries.ts';
import { presentHandled, presentWritten } from './present.ts';
import { countQueues, findHandled, readQueue, readWritten } from './queue-queries.ts';
import { knowsHolidaysAt } from './rules.ts';

export const listHelpQueue = readForOperator(contract.listHelpQueue, async (call, input) => {
  const { operatorUuid } = call.operator;
  const rows = await readQueue(call.db, input, operatorUuid);
  return {
    items: rows.slice(0, contract.MAX_HELP_QUEUE).map((row) => presentHandled(row, call)),
    more: rows.length > contract.MAX_HELP_QUEUE,
    counts: await countQueues(call.db, operatorUuid),
    knows_holidays: knowsHolidaysAt(call.now),
  };
});

/** Opening is no answer: nothing changes. @throws AppError 40401 */
export const openHelp = readForOperator(contract.openHelp, async (call, { uuid }) => {
  const row = requireFound(await findHandled(call.db, uuid));
  return { ...presentHandled(row, call), messages: (await readWritten(call.db, uuid)).map(presentWritten) };
});

/** The person sees that it was read; whoever waits goes on waiting. */
export const readHelpAsOperator = writeForOperator(
  contract.readHelpAsOperator,
  { audit: { none: 'Reading decides nothing' } },
  async ({ db }, { uuid, seq }) => {
    const moved = await saveRead(db, { uuid, seq, side: 'platform' });
    if (moved) await publishToAccount(db, moved.account_uuid, { type: 'help.changed' });
    return {};
  },
);

import * as contract from '@qinghe/contract/help/console.ts';
import type { OperatorActor } from '../../actor.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import type { Read } from '../../http/read.ts';
import type { Calendar } from '../../time/working-days.ts';
import { publishToAccount } from '../account/index.ts';
import { readCalendar } from '../dict/index.ts';
import { firstAnswerAt } from './first-answer.ts';
import { saveRead } from './help-queries.ts';
import { presentHandled, presentNow, presentWritten } from './present.ts';
import { countQueues, readQueue, readWaiting, readWritten } from './queue-queries.ts';
import { knowsHolidaysAt, minutesOfService } from './rules.ts';

type OperatorRead = Read & { operator: OperatorActor };

export const listHelpQueue = readForOperator(contract.listHelpQueue, async (call, input) => {
  const { operatorUuid } = call.operator;
  const calendar = await readCalendar(call.db);
  const rows = await readQueue(call.db, input, operatorUuid);
  const { operator, now } = call;
  return {
    items: rows.slice(0, contract.MAX_HELP_QUEUE).map((row) => presentHandled(row, { operator, now, calendar })),
    more: rows.length > contract.MAX_HELP_QUEUE,
    counts: await countQueues(call.db, operatorUuid),
    figures: await figuresOf(call, calendar, input),
    knows_holidays: knowsHolidaysAt(calendar, now),
  };
});

/** Of the same conversations as the rows, and of what was first answered within the last days. */
async function figuresOf(
  { db, operator, now }: OperatorRead,
  calendar: Calendar,
  input: Parameters<typeof readWaiting>[1],
) {
  const [{ waiting, longest }, first_answer] = await Promise.all([
    // Nobody waits in what is resolved.
    input.queue === 'resolved' ? { waiting: 0, longest: null } : readWaiting(db, input, operator.operatorUuid),
    firstAnswerAt(db, calendar, now),
  ]);
  const longest_minutes = longest === null ? null : minutesOfService(calendar, new Date(longest), now);
  return { waiting, longest_minutes, first_answer };
}

/** Opening is no answer: nothing changes. @throws AppError 40401 */
export const openHelp = readForOperator(contract.openHelp, async (call, { uuid }) => {
  return { ...(await presentNow(call, uuid)), messages: (await readWritten(call.db, uuid)).map(presentWritten) };
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

import * as console from '@qinghe/contract/help/console.ts';
import * as contract from '@qinghe/contract/help/help.ts';
import { readForOperator } from '../../http/operator.ts';
import { readForAccount } from '../../http/read.ts';
import { signalTyping } from '../../realtime/signal.ts';
import { typistsIn } from '../../realtime/typing.ts';
import { requireFound } from '../../refusals.ts';
import { listeningOf } from '../account/index.ts';
import { findLatest } from './help-queries.ts';
import { findHandled } from './queue-queries.ts';
import { requireNotAnothers } from './write-message.ts';

/** Operators have no socket: they ask. Before the first word there is nobody to tell. */
export const typeInHelp = readForAccount(contract.typeInHelp, async ({ db, account, now }) => {
  const row = await findLatest(db, account.accountUuid);
  if (!row) return {};
  const body = { conversation_uuid: row.uuid, account_uuid: null, name: '' };
  await signalTyping(db, null, { body, typist: { uuid: account.accountUuid, name: '' }, now });
  return {};
});

/** The person hears of us as one. @throws AppError 40401, 40902 where another has it */
export const typeInHelpAsOperator = readForOperator(console.typeInHelpAsOperator, async (call, { uuid }) => {
  const { db, operator, now } = call;
  const row = requireFound(await findHandled(db, uuid));
  await requireNotAnothers(call, row);
  const body = { conversation_uuid: uuid, account_uuid: null, name: '' };
  const typist = { uuid: operator.operatorUuid, name: operator.name };
  await signalTyping(db, await listeningOf(db, row.account_uuid), { body, typist, now });
  return {};
});

/** Of the memory of this server, and of who has the conversation. @throws AppError 40401 */
export const getHelpTyping = readForOperator(console.getHelpTyping, async ({ db, operator, now }, { uuid }) => {
  const { account_uuid } = requireFound(await findHandled(db, uuid));
  const typists = typistsIn(uuid, now);
  return {
    person: typists.some((one) => one.uuid === account_uuid),
    operators: typists
      .filter((one) => one.uuid !== account_uuid && one.uuid !== operator.operatorUuid)
      .map(({ name }) => name),
  };
});

import * as consoleContract from '@qinghe/contract/help/console.ts';
import * as contract from '@qinghe/contract/help/help.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import { type Quota, requireQuota } from '../../db/quota.ts';
import { type RequestContext, requireAccount } from '../../http/context.ts';
import { readForOperator, requireOperator } from '../../http/operator.ts';
import { readForAccount } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import type { StorageProvider } from '../../providers/storage/port.ts';
import { requireFound } from '../../refusals.ts';
import { receiveAttachment } from '../files/index.ts';
import { findSentFile, insertFile } from './file-queries.ts';
import { findConversation } from './help-queries.ts';
import { HELP_FILES, OPERATOR_FILES } from './quotas.ts';

const FILE_SECONDS = 300;

/** Where the bytes of a file lie. */
export const helpFileKey = (uuid: string): string => `help/${uuid}`;

const audit = { none: 'Nobody sees it before it is sent' };

/** @throws AppError 42203 for a file of no use, 429 after forty a day */
export const uploadHelpFile = {
  ...route(contract.uploadHelpFile, audit, (context) =>
    keep(context, { account_uuid: requireAccount(context).accountUuid, operator_uuid: null }),
  ),
  admit: (context: RequestContext) => takeTurn(context, HELP_FILES, requireAccount(context).accountUuid),
};

/** @throws AppError 40401, 42203 for a file of no use, 429 after 400 a day */
export const uploadHelpFileAsOperator = {
  ...route(consoleContract.uploadHelpFileAsOperator, audit, async (context, { uuid }) => {
    const { account_uuid } = requireFound(await findConversation(context.services.db, uuid));
    return keep(context, { account_uuid, operator_uuid: requireOperator(context).operatorUuid });
  }),
  admit: (context: RequestContext) => takeTurn(context, OPERATOR_FILES, requireOperator(context).operatorUuid),
};

/** Before the file is read. */
const takeTurn = ({ services, now }: RequestContext, quota: Quota, subject: string): Promise<void> =>
  withTransaction(services.db, (trx) => requireQuota(trx, quota, subject, { now }));

/** Its row first, so that a crash leaves no bytes that nobody comes back for. */
async function keep(
  { services, file, now }: RequestContext,
  whose: { account_uuid: string; operator_uuid: string | null },
) {
  const { bytes, name, type } = await receiveAttachment(file);
  const kept = { uuid: uuidv7(), name, type, size: bytes.length };
  await withTransaction(services.db, (trx) => insertFile(trx, { ...kept, ...whose, created_at: now }));
  await services.storage.put(helpFileKey(kept.uuid), { bytes, type });
  return kept;
}

const addressOf = async (
  storage: StorageProvider,
  { uuid, name, type }: { uuid: string; name: string; type: string },
) => ({ url: (await storage.signedUrl(helpFileKey(uuid), { name, type, seconds: FILE_SECONDS })).url });

/** @throws AppError 40401 also for somebody else's */
export const openHelpFile = readForAccount(contract.openHelpFile, async ({ db, account, services }, { uuid }) => {
  const file = requireFound(await findSentFile(db, uuid));
  if (file.account_uuid !== account.accountUuid) throw new AppError(40401);
  return addressOf(services.storage, file);
});

/** @throws AppError 40401 */
export const openHelpFileAsOperator = readForOperator(
  consoleContract.openHelpFileAsOperator,
  async ({ db, services }, { uuid }) => addressOf(services.storage, requireFound(await findSentFile(db, uuid))),
);

import { createHash } from 'node:crypto';
import { MAX_PAPER_BYTES } from '@qinghe/contract/files/endpoints.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { withTransaction } from '../../db/database.ts';
import { type Quota, requireQuota } from '../../db/quota.ts';
import { type RequestContext, requireAccount } from '../../http/context.ts';
import type { Services } from '../../services.ts';
import { deletePaper, findPaper, insertPaper, type NewPaper } from './paper-queries.ts';
import { PAPERS_AN_HOUR } from './quotas.ts';
import { shownKey } from './show-paper.ts';
import { typeOf } from './type-of.ts';

/** A paper that came with a call, not kept yet. */
export interface ReceivedPaper {
  bytes: Buffer;
  name: string;
  /** As the content says. */
  type: string;
}

/** Whose paper it becomes, and what counts it: the account itself, or a key that stands for it. */
export interface PaperOwner {
  accountUuid: string;
  quota: Quota;
  /** What the quota counts by. */
  subject: string;
}

function callerOf(context: RequestContext): PaperOwner {
  const { accountUuid } = requireAccount(context);
  return { accountUuid, quota: PAPERS_AN_HOUR, subject: accountUuid };
}

/**
 * The paper that a call carries.
 * @throws AppError 400 without one, 42203 for another kind, empty or too large, 429 after as many as the quota allows
 */
export async function receivePaper(
  context: RequestContext,
  types: readonly string[],
  { quota, subject }: PaperOwner = callerOf(context),
): Promise<ReceivedPaper> {
  const { services, file, now } = context;
  if (!file) throw new AppError(400, { field: 'file', reason: 'format.required' });
  const { bytes, name } = file;
  const type = await typeOf(bytes);
  const reason = refusalOf(types, type, bytes.length);
  if (reason || !type) throw new AppError(42203, { field: 'file', reason });
  await withTransaction(services.db, (db) => requireQuota(db, quota, subject, { now }));
  return { bytes, name, type };
}

function refusalOf(types: readonly string[], type: string | undefined, size: number): string | undefined {
  if (size === 0) return 'file.empty';
  if (size > MAX_PAPER_BYTES) return 'file.paperTooLarge';
  if (type !== undefined && types.includes(type)) return undefined;
  return types.includes('application/pdf') ? 'file.paperType' : 'file.photoType';
}

/** Keeps a paper, and the picture of it that people look at. */
export async function storePaper(
  context: RequestContext,
  kind: NewPaper['kind'],
  { bytes, name, type }: ReceivedPaper,
  shown: { bytes: Buffer; type: string },
  { accountUuid }: Pick<PaperOwner, 'accountUuid'> = callerOf(context),
): Promise<NewPaper> {
  const { services, now } = context;
  const paper: NewPaper = {
    uuid: uuidv7(),
    account_uuid: accountUuid,
    kind,
    name,
    type,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
    storage_key: `papers/${accountUuid}/${uuidv7()}`,
    created_at: now,
  };
  await services.storage.put(paper.storage_key, { bytes, type });
  await services.storage.put(shownKey(paper), shown);
  await withTransaction(services.db, (db) => insertPaper(db, paper));
  return paper;
}

/** Erases a paper, bytes first, so that a run that is cut off leaves a row to come back to. */
export async function erasePaper({ db, storage }: Services, uuid: string): Promise<void> {
  const paper = await findPaper(db, uuid);
  if (!paper) return;
  await storage.remove(shownKey(paper));
  await storage.remove(paper.storage_key);
  await deletePaper(db, uuid);
}

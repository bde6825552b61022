import * as contract from '@qinghe/contract/chat/chat.ts';
import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../../db/database.ts';
import { requireQuota } from '../../db/quota.ts';
import { type RequestContext, requireMember } from '../../http/context.ts';
import { route } from '../../http/route.ts';
import { write } from '../../http/write.ts';
import { requireFound } from '../../refusals.ts';
import type { Services } from '../../services.ts';
import { requireRight } from '../../sharing.ts';
import { fileKey, type Received, receiveAttachment, recordFile } from '../files/index.ts';
import { findApplication, jobOf, requireShown } from '../resumes/index.ts';
import type { Subject } from './chat-queries.ts';
import { findSentFile, insertFile } from './file-queries.ts';
import { FILES_OF_MEMBER } from './quotas.ts';
import { requireOpen } from './standing.ts';

const FILE_SECONDS = 300;

/**
 * Keeps a file until its word is sent: its row first, so that a crash leaves no bytes that nobody comes back for.
 * @param by the colleague; null for the candidate
 */
export async function keepFile(
  { db, storage }: Services,
  of: Subject,
  { received, by, now }: { received: Received; by: string | null; now: Date },
) {
  const { bytes, name, type, sha256 } = received;
  const uuid = uuidv7();
  const storageKey = fileKey(of.companyUuid, 'chat', uuid);
  const file = { file_uuid: uuid, name, type, size: bytes.length };
  await withTransaction(db, async (trx) => {
    await recordFile(trx, of.companyUuid, { ...file, storageKey, sha256, purpose: 'chat' });
    await insertFile(trx, of, { file_uuid: uuid, account_uuid: by, created_at: now });
  });
  await storage.put(storageKey, { bytes, type });
  return { uuid, name, type, size: bytes.length };
}

/** @throws AppError 40401, 40902 where the caller can write nothing, 42203 for a file of no use, 429 after a hundred a day */
export const uploadChatFile = {
  ...route(contract.uploadChatFile, { none: 'Nobody sees it before it is sent' }, async (context, { uuid }) => {
    const { services, now, file } = context;
    const { companyUuid, accountUuid } = requireMember(context);
    const received = await receiveAttachment(file);
    return keepFile(services, { companyUuid, applicationUuid: uuid }, { received, by: accountUuid, now });
  }),
  // Before the file is read.
  admit: (context: RequestContext, input: unknown) => admitUpload(context, input as { uuid: string }),
};

async function admitUpload(context: RequestContext, { uuid }: { uuid: string }): Promise<void> {
  const { services, now } = context;
  const member = requireMember(context);
  await withTransaction(services.db, async (db) => {
    const application = requireFound(await findApplication(db, member.companyUuid, uuid));
    requireRight(member, jobOf(application), 'act');
    await requireOpen({ db, services, now }, member.companyUuid, application);
    await requireQuota(db, FILES_OF_MEMBER, member.accountUuid, { now });
  });
}

/** Whoever may see the application; it stands in the log, as opening a CV does. @throws AppError 40401, 40902 while it is anonymous */
export const openChatFile = write(
  contract.openChatFile,
  { audit: 'application.chat_file_opened' },
  async ({ db, member, services }, { uuid, file }) => {
    const application = requireFound(await findApplication(db, member.companyUuid, uuid));
    requireRight(member, jobOf(application), 'read');
    requireShown(application);
    const of = { companyUuid: member.companyUuid, applicationUuid: uuid };
    const { storage_key, name, type } = requireFound(await findSentFile(db, of, file));
    const { url } = await services.storage.signedUrl(storage_key, { name, type, seconds: FILE_SECONDS });
    return { url };
  },
);

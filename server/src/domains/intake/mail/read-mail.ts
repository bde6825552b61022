import { formats } from '@qinghe/contract/formats.ts';
import type { MailReason } from '@qinghe/contract/intake/mails.ts';
import { CvUnreadable, type MailReading, readMailIsolated } from '@qinghe/cv-reader/index.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { type Trx, withTransaction } from '../../../db/database.ts';
import { takeQuota } from '../../../db/quota.ts';
import { cleanFileName } from '../../../http/file-name.ts';
import { unseal } from '../../../http/sealed.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { putFiles, readPacked } from '../file-queries.ts';
import { insertImport, lockImport, setImport } from '../import-queries.ts';
import { MAILS_OF_SENDER } from '../quotas.ts';
import { tellIfDone } from '../settle-file.ts';
import { takeBytes } from '../take-bytes.ts';
import { asideOf } from './aside.ts';
import { hasMessageId, type LockedMail, lockMail, type OfMail, setMail } from './mail-queries.ts';
import { rawKey } from './raw-key.ts';

/** From where applications are that came by mail. */
const MAIL_SOURCE = 'mail';
const MESSAGE_ID = 500;

/**
 * Takes the CVs out of a mail, each as one of an import: its files alone are read, no word of it, and nobody is answered. What
 * fails for good is set aside and not tried again.
 */
export const readMail = defineTask({
  name: 'intake.read-mail',
  payload: z.object({ company_uuid: formats.uuid, uuid: formats.uuid }),
  timeoutSeconds: 300,
  retries: 3,
  givenUp: ({ db }, of) => withTransaction(db, (trx) => setAside(trx, of, 'failed')),
  async run(services, of) {
    const mail = await withTransaction(services.db, (trx) => lockMail(trx, of));
    if (mail?.state !== 'waiting') return;
    const read = await open(services, of);
    const reason = read === undefined ? 'unreadable' : asideOf(read, services.inboundMail?.domain ?? '');
    if (reason !== undefined || read === undefined)
      return withTransaction(services.db, async (trx) => {
        if (read) await setMail(trx, of, { sender: read.from.slice(0, 254) });
        await setAside(trx, of, reason ?? 'unreadable');
      });
    if (await begin(services, mail, read)) await takeFiles(services, mail, read);
  },
});

/** Undefined where it is no mail. */
async function open({ storage, signingSecret }: Services, of: OfMail): Promise<MailReading | undefined> {
  const raw = Buffer.from(unseal(await storage.get(rawKey(of)), signingSecret) as string, 'base64');
  return readMailIsolated(raw).catch((error: unknown) => {
    if (error instanceof CvUnreadable) return undefined;
    throw error;
  });
}

async function setAside(trx: Trx, of: OfMail, reason: MailReason): Promise<void> {
  const mail = await lockMail(trx, of);
  if (mail?.state !== 'waiting') return;
  await setMail(trx, of, { state: 'aside', reason });
  await publish(trx, mail);
}

const publish = (trx: Trx, { company_uuid: companyUuid, account_uuid, uuid }: LockedMail) =>
  publishEvent(trx, { companyUuid, owners: [account_uuid] }, { type: 'intake.changed', uuid });

/** Writes down the import of a mail, which has its uuid. @returns false where it is set aside */
const begin = ({ db, clock }: Services, mail: LockedMail, { messageId, from, files }: MailReading): Promise<boolean> =>
  withTransaction(db, async (trx) => {
    const locked = await lockMail(trx, mail);
    if (locked?.state !== 'waiting') return false;
    const { company_uuid, uuid, account_uuid, address_uuid, job_uuid, basis, basis_note } = locked;
    if (await lockImport(trx, mail)) return true;
    const message_id = messageId?.slice(0, MESSAGE_ID) ?? null;
    await setMail(trx, mail, { sender: from.slice(0, 254) });
    const isDouble = message_id !== null && (await hasMessageId(trx, mail, message_id));
    const hasRoom = await takeQuota(trx, MAILS_OF_SENDER, `${address_uuid} ${from}`, { now: clock() });
    if (isDouble || !hasRoom) {
      await setAside(trx, mail, isDouble ? 'double' : 'tooMany');
      return false;
    }
    await setMail(trx, mail, { message_id });
    const owner = { company_uuid, uuid, account_uuid, job_uuid, basis, basis_note };
    await insertImport(trx, { ...owner, form: 'mail', source: MAIL_SOURCE, created_at: clock() });
    const nothing = { sha256: null, reason: null, file_uuid: null, application_uuid: null };
    await putFiles(
      trx,
      mail,
      files.map(({ name, bytes }, position) => ({
        ...{ uuid: uuidv7(), position, name: cleanFileName(name), size: bytes.length, state: 'waiting' as const },
        ...nothing,
      })),
    );
    return true;
  });

/** Goes on where a run that was cut off left it. */
async function takeFiles(services: Services, mail: LockedMail, { files }: MailReading): Promise<void> {
  const { db, clock } = services;
  const of = { ...mail, source: MAIL_SOURCE };
  for (const { uuid, position, name } of await readPacked(db, mail)) {
    const bytes = Buffer.from(files[position]?.bytes ?? []);
    await takeBytes(services, of, { uuid, position }, { name, bytes });
  }
  await withTransaction(db, async (trx) => {
    await setImport(trx, mail, { state: 'received' });
    await setMail(trx, mail, { state: 'taken' });
    await publish(trx, mail);
    await tellIfDone({ db: trx, services, now: clock() }, mail);
  });
}

import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../../db/database.ts';
import { SmsRefused } from '../../providers/sms/port.ts';
import { publishEvent } from '../../realtime/publish.ts';
import type { Services } from '../../services.ts';
import { handleTask, type TaskHandler } from '../../tasks/queue.ts';
import { deleteFile, eraseOldPartialUploads } from '../files/index.ts';
import { readAbandonedUploads } from './apply/upload-queries.ts';
import { readHeldMessages } from './decide/batch-queries.ts';
import { insertHistory, lockMessage, settleMessage } from './history-queries.ts';
import { readFile, recogniseFile } from './reading/read-cv-file.ts';
import { statusUrl } from './status/status-link.ts';
import { readLongTallies, sumUpTally } from './tally/tally-queries.ts';
import {
  eraseAbandonedUploads,
  readCvFile,
  recogniseCvFile,
  releaseBatch,
  sendMessage,
  sumUpTallies,
} from './task-definitions.ts';

export function resumeTasks(services: Services): TaskHandler[] {
  return [
    handleTask(readCvFile, (ids) => readFile(services, ids)),
    handleTask(recogniseCvFile, (ids, attempt) => recogniseFile(services, ids, attempt)),
    handleTask(eraseAbandonedUploads, () => eraseAbandoned(services)),
    handleTask(sumUpTallies, async () => {
      for (const companyUuid of await readLongTallies(services.db, LONG_TALLY))
        await sumUpTally(services.db, companyUuid);
    }),
    handleTask(releaseBatch, ({ company_uuid, batch_uuid }) => release(services, company_uuid, batch_uuid)),
    handleTask(sendMessage, ({ company_uuid, message_uuid }) => send(services, company_uuid, message_uuid)),
  ];
}

/**
 * The carrier is called inside the transaction that marks the message as sent: a crash in between sends it twice at
 * worst, never not at all. What a carrier refuses for good is not tried again, and stands in the history.
 */
function send(services: Services, companyUuid: string, messageUuid: string): Promise<void> {
  return withTransaction(services.db, async (trx) => {
    const message = await lockMessage(trx, companyUuid, messageUuid);
    if (message?.state !== 'held') return;
    const state = await handOver(services, message);
    await settleMessage(trx, companyUuid, messageUuid, state);
    await insertHistory(trx, companyUuid, {
      uuid: uuidv7(),
      application_uuid: message.application_uuid,
      action: state === 'sent' ? 'message_sent' : 'message_refused',
      from_stage: null,
      to_stage: null,
      reason: '',
      actor_uuid: null,
      version: message.version,
      stage_since_before: null,
      at: services.clock(),
    });
    const { application_uuid: uuid, job_uuid, kind } = message;
    await publishEvent(trx, { companyUuid }, { type: 'application.messaged', uuid, job_uuid, kind });
  });
}

/** One task a message from here on: what one carrier refuses holds no other up. Run twice it sends none twice. */
function release(services: Services, companyUuid: string, batchUuid: string): Promise<void> {
  return withTransaction(services.db, async (trx) => {
    const messages = await readHeldMessages(trx, companyUuid, batchUuid);
    await services.tasks.enqueueMany(
      trx,
      sendMessage,
      messages.map(({ uuid }) => ({ company_uuid: companyUuid, message_uuid: uuid })),
    );
  });
}

interface OutgoingMessage {
  application_uuid: string;
  email: string;
  phone: string;
  subject: string;
  body: string;
}

/** By e-mail where there is an address, else by SMS; the status page's address goes along. */
async function handOver(services: Services, message: OutgoingMessage): Promise<'sent' | 'refused'> {
  const link = statusUrl(services, message.application_uuid);
  try {
    if (message.email === '') await services.sms.send(message.phone, { template: 'notice', text: message.body, link });
    else await services.email.send({ to: message.email, subject: message.subject, text: `${message.body}\n\n${link}` });
    return 'sent';
  } catch (error) {
    if (error instanceof SmsRefused) return 'refused';
    throw error;
  }
}

/** Rows of a company's tally from which on summing them up pays. */
const LONG_TALLY = 500;

const UPLOAD_LIFE = 2 * 86_400_000;

/**
 * Somebody who uploads a CV and goes away has agreed to nothing: the file goes, bytes first, so that a run that is cut
 * off leaves a row to come back to.
 */
async function eraseAbandoned(services: Services): Promise<void> {
  const { db, storage, clock } = services;
  const before = new Date(clock().getTime() - UPLOAD_LIFE);
  await eraseOldPartialUploads(services, before);
  for (const { company_uuid, uuid, storage_key } of await readAbandonedUploads(db, before)) {
    await storage.remove(storage_key);
    await deleteFile(db, company_uuid, uuid);
  }
}

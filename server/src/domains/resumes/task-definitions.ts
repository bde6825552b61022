import { formats } from '@qinghe/contract/formats.ts';
import { z } from 'zod';
import { defineTask } from '../../tasks/queue.ts';

/** Reads an uploaded CV file. */
export const readCvFile = defineTask({
  name: 'resumes.read-cv',
  payload: z.object({ company_uuid: formats.uuid, file_uuid: formats.uuid }),
  retries: 2,
});

/**
 * Reads a scan or a picture by OCR, page by page; one after another, since each takes a core for seconds. The time limit
 * covers ten pages and, behind them, a service that answers slowly.
 */
export const recogniseCvFile = defineTask({
  name: 'resumes.recognise-cv',
  payload: z.object({ company_uuid: formats.uuid, file_uuid: formats.uuid }),
  retries: 4,
  timeoutSeconds: 900,
  atOnce: 1,
});

/** Sends a message to a candidate unless it was recalled. */
export const sendMessage = defineTask({
  name: 'resumes.send-message',
  payload: z.object({ company_uuid: formats.uuid, message_uuid: formats.uuid }),
});

/** Lets the messages of a decision on many go when its hold time has passed. */
export const releaseBatch = defineTask({
  name: 'resumes.release-batch',
  payload: z.object({ company_uuid: formats.uuid, batch_uuid: formats.uuid }),
});

/** Erases CV files whose sender never applied; the clock asks for it every hour. */
export const eraseAbandonedUploads = defineTask({
  name: 'resumes.erase-abandoned',
  payload: z.object({}),
  cron: '37 * * * *',
  timeoutSeconds: 600,
});

/** Sums up long tallies; the clock asks for it every ten minutes. */
export const sumUpTallies = defineTask({ name: 'resumes.sum-up-tallies', payload: z.object({}), cron: '*/10 * * * *' });

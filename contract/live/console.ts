import { z } from 'zod';
import { exportedFile } from '../company/audit.ts';
import { formats, lineText, plainText, searchWords } from '../formats.ts';
import { limits } from '../limits.ts';
import { pageInput, pageOf } from '../paging.ts';
import { byUuid, done, seen } from '../shapes.ts';
import {
  broadcastState,
  MAX_BROADCAST_TEXT,
  MAX_BROADCAST_TEXT_ENGLISH,
  MAX_BROADCAST_TITLE,
  MAX_BROADCAST_TITLE_ENGLISH,
  MAX_LIVE_SIGN_UPS,
} from './broadcasts.ts';
import { domain } from './domain.ts';

/** Hours that a broadcast lasts at most. */
const MAX_BROADCAST_HOURS = 12;
const HOUR = 3_600_000;

const broadcastFields = z.object({
  title: lineText(2, MAX_BROADCAST_TITLE),
  /** Empty: readers of English see the Chinese one. */
  title_en: lineText(0, MAX_BROADCAST_TITLE_ENGLISH),
  text: plainText(0, MAX_BROADCAST_TEXT),
  /** Empty likewise. */
  text_en: plainText(0, MAX_BROADCAST_TEXT_ENGLISH).default(''),
  /** By the clocks of China. */
  starts_at: formats.minute,
  ends_at: formats.minute,
  /** Where it is watched; only who signed up is shown it. */
  watch_url: formats.httpsUrl,
  /** Null where as many may come as will. */
  capacity: z.number().int().min(1).max(MAX_LIVE_SIGN_UPS).nullable(),
});
export type BroadcastFields = z.infer<typeof broadcastFields>;

function checkBroadcastTimes(
  { starts_at, ends_at }: Pick<BroadcastFields, 'starts_at' | 'ends_at'>,
  context: z.RefinementCtx,
): void {
  const lasts = Date.parse(`${ends_at}Z`) - Date.parse(`${starts_at}Z`);
  if (lasts > 0 && lasts <= MAX_BROADCAST_HOURS * HOUR) return;
  context.addIssue({ code: 'custom', path: ['ends_at'], message: 'live.ends' });
}

/** What the form of a broadcast holds: a new one has version 0. */
export const broadcastForm = broadcastFields.extend({ version: z.number().int() }).superRefine(checkBroadcastTimes);

export const writtenBroadcast = seen.extend({
  ...broadcastFields.shape,
  state: broadcastState,
  /** Its end has passed. */
  over: z.boolean(),
  /** Why it was cancelled; empty otherwise. */
  cancel_reason: z.string(),
  /** Who has signed up and not cancelled. */
  signed: z.number().int(),
  saved_by: z.string(),
  saved_at: formats.instant,
  abilities: z.object({ edit: z.boolean(), publish: z.boolean(), cancel: z.boolean(), remove: z.boolean() }),
});
export type WrittenBroadcast = z.infer<typeof writtenBroadcast>;

const path = '/api/v1/ops/live';

export const listWrittenBroadcasts = domain.endpoint({
  method: 'GET',
  path,
  access: 'operator',
  summary: 'Broadcasts with drafts and those that were cancelled, the latest first',
  input: z.object({ ...pageInput, state: broadcastState.optional() }),
  output: pageOf(writtenBroadcast),
});

export const writeBroadcast = domain.endpoint({
  method: 'POST',
  path,
  access: 'operator',
  idempotent: true,
  summary: 'Writes a broadcast as a draft, which nobody sees',
  input: broadcastFields.superRefine(checkBroadcastTimes),
  output: writtenBroadcast,
});

export const changeBroadcast = domain.endpoint({
  method: 'PUT',
  path,
  access: 'operator',
  summary: 'Changes a broadcast that is neither over nor cancelled; who signed up is told of another time by SMS',
  input: broadcastFields.extend(seen.shape).superRefine(checkBroadcastTimes),
  output: writtenBroadcast,
});

export const publishBroadcast = domain.endpoint({
  method: 'POST',
  path: `${path}/publish`,
  access: 'operator',
  summary: 'Publishes a draft that is to begin',
  input: seen,
  output: writtenBroadcast,
});

export const cancelBroadcast = domain.endpoint({
  method: 'POST',
  path: `${path}/cancel`,
  access: 'operator',
  summary: 'Cancels a broadcast for good; who signed up is told by SMS',
  input: seen.extend({ reason: lineText(1, limits.reason) }),
  output: writtenBroadcast,
});

export const deleteBroadcast = domain.endpoint({
  method: 'DELETE',
  path,
  access: 'operator',
  summary: 'Deletes a draft of a broadcast',
  input: seen,
  output: done,
});

/** Somebody who signed up, with the phone in full: operators call them. */
export const liveVisitor = z.object({
  uuid: formats.uuid,
  company: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  state: z.enum(['signed', 'cancelled']),
  signed_at: formats.instant,
  confirmed_at: formats.instant.nullable(),
});
export type LiveVisitor = z.infer<typeof liveVisitor>;

export const listLiveVisitors = domain.endpoint({
  method: 'GET',
  path: `${path}/sign-ups`,
  access: 'operator',
  summary: 'Who signed up for a broadcast, the first before the others, by words of company and name',
  input: z.object({ broadcast_uuid: formats.uuid, q: searchWords(limits.search).default('') }).extend(pageInput),
  /** With the broadcast's title. */
  output: pageOf(liveVisitor).extend({ title: z.string() }),
});

export const confirmLiveVisitor = domain.endpoint({
  method: 'POST',
  path: `${path}/sign-ups/confirm`,
  access: 'operator',
  summary: 'Notes that a sign-up was confirmed with its person; twice is once. 40902 once it is cancelled',
  input: byUuid,
  output: liveVisitor,
});

export const exportLiveVisitors = domain.endpoint({
  method: 'POST',
  path: `${path}/sign-ups/export`,
  access: 'operator',
  costly: true,
  summary: 'Who signed up for a broadcast, as a spreadsheet at an address that ends after ten minutes',
  input: z.object({ broadcast_uuid: formats.uuid }),
  output: exportedFile,
});

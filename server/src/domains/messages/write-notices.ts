import * as contract from '@qinghe/contract/messages/write-notices.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { lockForUpdate } from '../../http/versioned.ts';
import type { Write } from '../../http/write.ts';
import {
  deleteNoticeRow,
  insertNotice,
  lockNotice,
  readWrittenNotices,
  updateNotice,
  type WrittenRow,
} from './notice-queries.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

export const listWrittenNotices = readForOperator(contract.listWrittenNotices, async ({ db, now }, input) => {
  const { items, next_cursor } = await readWrittenNotices(db, now, input);
  return { items: items.map(presentAt(now)), next_cursor };
});

/** @throws AppError 400 for a time that has passed or is too far ahead */
export const writeNotice = writeForOperator(
  contract.writeNotice,
  { audit: 'notice.written' },
  async ({ db, operator, now, note }, { publish, publish_at, ...text }) => {
    const published_at = publishedAt({ publish, publish_at }, null, now);
    const saved = { saved_by: operator.operatorUuid, saved_at: now };
    note({ detail: { title: text.title } });
    return presentAt(now)(await insertNotice(db, uuidv7(), { ...text, published_at, ...saved }));
  },
);

/**
 * @throws AppError 40401 gone, 40901 with the current text when it was changed since, 400 for a time that has passed or
 * is too far ahead
 */
export const changeNotice = writeForOperator(
  contract.changeNotice,
  { audit: 'notice.changed' },
  async (call, { uuid, version, publish, publish_at, ...text }) => {
    const { db, operator, now, note } = call;
    const before = await lockNoticeForUpdate(call, { uuid, version });
    const published_at = publishedAt({ publish, publish_at }, before.published_at, now);
    const saved = { saved_by: operator.operatorUuid, saved_at: now };
    note({ detail: { title: text.title } });
    return presentAt(now)(await updateNotice(db, uuid, { ...text, published_at, ...saved }));
  },
);

/** @throws AppError 40401 gone, 40901 with the current text when it was changed since */
export const takeBackNotice = writeForOperator(
  contract.takeBackNotice,
  { audit: 'notice.taken_back' },
  async (call, seen) => {
    const { db, operator, now, note } = call;
    const { title } = await lockNoticeForUpdate(call, seen);
    note({ detail: { title } });
    const saved = { saved_by: operator.operatorUuid, saved_at: now };
    return presentAt(now)(await updateNotice(db, seen.uuid, { published_at: null, ...saved }));
  },
);

/** @throws AppError 40401 gone, 40901 when it was changed since, 40902 for what is planned or published */
export const deleteNotice = writeForOperator(contract.deleteNotice, { audit: 'notice.deleted' }, async (call, seen) => {
  const { db, note } = call;
  const { title, published_at } = await lockNoticeForUpdate(call, seen);
  if (published_at !== null) throw new AppError(40902, { reason: 'notice.public' });
  note({ detail: { title } });
  await deleteNoticeRow(db, seen.uuid);
  return {};
});

const lockNoticeForUpdate = lockForUpdate({
  lock: ({ db }: Write, uuid: string) => lockNotice(db, uuid),
  present: ({ now }, row) => presentAt(now)(row),
});

const presentAt =
  (now: Date) =>
  (row: WrittenRow): contract.WrittenNotice => ({ ...row, state: stateOf(row.published_at, now) });

function stateOf(publishedAt: string | null, now: Date): contract.NoticeState {
  if (publishedAt === null) return 'draft';
  return Date.parse(publishedAt) > now.getTime() ? 'planned' : 'published';
}

/** The instant from which it is seen: what is published, or planned for this very minute, keeps the one it has. */
function publishedAt(
  { publish, publish_at }: { publish: contract.PublishTime; publish_at: string },
  before: string | null,
  now: Date,
): Date | null {
  if (publish === 'draft') return null;
  const current = before === null ? null : new Date(before);
  if (publish === 'now') return current && current <= now ? current : now;
  const at = new Date(`${publish_at}:00+08:00`);
  if (current && Math.floor(current.getTime() / MINUTE) === at.getTime() / MINUTE) return current;
  const refuse = (reason: string) =>
    new AppError(400, { field: 'publish_at', reason, values: { most: contract.MAX_DAYS_AHEAD } });
  if (at <= now) throw refuse('notice.past');
  if (at.getTime() > now.getTime() + contract.MAX_DAYS_AHEAD * DAY) throw refuse('notice.tooFar');
  return at;
}

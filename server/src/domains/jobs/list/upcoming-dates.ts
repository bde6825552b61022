import { AHEAD_DAYS, type ComingEvent } from '@qinghe/contract/jobs/overview.ts';
import type { Reader } from '../../../db/database.ts';
import type { Scope } from '../../../http/context.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { readBrochureEnds, readDeadlines, readFairsWithBooth, readPublishedTalks } from './overview-queries.ts';

const plain = { job_kind: null, starts_at: null, ends_at: null, place: '' };

/** What comes for a scope in the next days, soonest first; `talks` are all that are published and not over. */
export async function readComing(
  reader: Reader,
  scope: Scope,
  now: Date,
): Promise<{ talks: number; events: ComingEvent[] }> {
  const today = chinaDay(now);
  const ahead = { from: today, to: dayAfter(today, AHEAD_DAYS) };
  const [talks, fairs, deadlines, ends] = await Promise.all([
    readPublishedTalks(reader, scope, now),
    readFairsWithBooth(reader, scope, now),
    readDeadlines(reader, scope, ahead),
    readBrochureEnds(reader, scope, ahead),
  ]);
  const events: ComingEvent[] = [
    ...[...talks.map(talkEvent), ...fairs.map(fairEvent)].filter(({ day }) => day <= ahead.to),
    ...deadlines.map(({ uuid, title, kind, deadline }) => ({
      ...plain,
      type: 'job_deadline' as const,
      uuid,
      title,
      day: deadline ?? '',
      job_kind: kind,
    })),
    ...ends.map(({ uuid, title, last_day: day }) => ({ ...plain, type: 'brochure_end' as const, uuid, title, day })),
  ];
  return { talks: talks.length, events: events.sort(inOrder) };
}

const talkEvent = ({
  uuid,
  title,
  format,
  school,
  place,
  starts_at,
  ends_at,
}: Awaited<ReturnType<typeof readPublishedTalks>>[number]) => ({
  type: 'talk' as const,
  uuid,
  title,
  day: chinaDay(new Date(starts_at)),
  job_kind: null,
  starts_at,
  ends_at,
  place: format === 'online' ? school : `${school} ${place}`.trim(),
});

const fairEvent = ({ booth, place, starts_at, ...fair }: Awaited<ReturnType<typeof readFairsWithBooth>>[number]) => ({
  ...fair,
  type: 'fair' as const,
  day: chinaDay(new Date(starts_at)),
  job_kind: null,
  starts_at,
  place: `${place} ${booth}`,
});

/** By day; on one day what has an hour by its hour, and what lasts to the end of the day after it. */
const inOrder = (a: ComingEvent, b: ComingEvent): number =>
  a.day.localeCompare(b.day) || (a.starts_at ?? '9').localeCompare(b.starts_at ?? '9') || a.uuid.localeCompare(b.uuid);

import { createTalkSeries, type SeriesObstacle, type SeriesRow } from '@qinghe/contract/talks/series.ts';
import type { TalkTexts } from '@qinghe/contract/talks/talks.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import { AppError } from '../../../app-error.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { instantOfMinute, minuteOfInstant } from '../../../time/china-day.ts';
import { requirePublishingCompany } from '../../jobs/index.ts';
import { obstacles } from './lock-talk.ts';
import { makeTalks } from './make-talks.ts';
import { readTalk } from './present-talk.ts';
import { updateTalk } from './queries.ts';

/** @throws AppError 40902 and 400 as one talk; 42201 with `obstacles` where one of those to be published may not be */
export const planSeries = write(
  createTalkSeries,
  { audit: 'talk.created' },
  async (call, { rows, minutes, publish, ...shared }) => {
    const { db, member, now } = call;
    const talks = rows.map((row) => talkOf(shared, row, minutes));
    if (publish) await requireAllPublishable(call, talks);
    const uuids = await makeTalks(call, talks);
    for (const uuid of publish ? uuids : [])
      await updateTalk(db, member.companyUuid, { uuid, at: now, state: 'online' });
    call.note(
      ...uuids.flatMap((objectUuid) => [
        { objectUuid },
        ...(publish ? [{ objectUuid, action: 'talk.published' as const }] : []),
      ]),
    );
    return { items: await Promise.all(uuids.map((uuid) => readTalk(call, uuid))) };
  },
);

type Shared = Pick<TalkTexts, 'title' | 'text' | 'brochure_uuid'>;

function talkOf(shared: Shared, { day, time, ...where }: SeriesRow, minutes: number): TalkTexts {
  const starts_at = day && time && `${day}T${time}`;
  const ends_at = starts_at && minuteAfter(starts_at, minutes);
  return { ...shared, ...where, format: 'campus', starts_at, ends_at };
}

const minuteAfter = (minute: string, minutes: number): string =>
  minuteOfInstant(new Date(instantOfMinute(minute).getTime() + minutes * 60_000).toISOString());

/** @throws AppError 40902 while the company may not, 42201 with everything that stands in the way, each thing once */
async function requireAllPublishable(call: MemberWrite, talks: readonly TalkTexts[]): Promise<void> {
  await requirePublishingCompany(call.db, call.member.companyUuid, 'talk');
  const obstaclesOf = await obstacles(call);
  const found = talks.flatMap((talk, row) => obstaclesOf(talk).map((refusal) => inRow(refusal, row, call)));
  // A field says one thing, and what all of them say is wrong once.
  const all = found.filter(
    (one, at) => found.findIndex(({ row, field }) => row === one.row && field === one.field) === at,
  );
  const [first] = all;
  if (!first) return;
  const field = first.row === null ? first.field : `rows.${first.row}.${first.field}`;
  throw new AppError(42201, { field, reason: first.message, data: { obstacles: all } });
}

const SHARED: readonly string[] = ['title', 'text'];

function inRow({ detail }: AppError, row: number, { locale }: MemberWrite): SeriesObstacle {
  const field = detail.field === 'starts_at' ? 'day' : (detail.field as SeriesObstacle['field']);
  const message = sayReason(detail.reason ?? '', locale, detail.values);
  return { row: SHARED.includes(field) ? null : row, field, message };
}

import { copySeason as contract } from '@qinghe/contract/talks/copy-season.ts';
import type { TalkTexts } from '@qinghe/contract/talks/talks.ts';
import { AppError } from '../../../app-error.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { copyCampaign } from '../../jobs/index.ts';
import { makeTalks } from './make-talks.ts';
import { findTalk } from './queries.ts';

/** @throws AppError 40401 for a brochure that the caller may not see, 400 for what is none of it, 40902 without room */
export const copySeason = write(contract, { audit: 'brochure.created' }, async (call, { talk_uuids, ...campaign }) => {
  const copied = await readTalksOf(call, campaign.brochure_uuid, talk_uuids);
  const { uuid, jobs } = await copyCampaign(call, campaign);
  const talks = await makeTalks(
    call,
    copied.map((talk) => ({ ...talk, brochure_uuid: uuid })),
  );
  call.note(
    { objectUuid: uuid },
    ...jobs.map((objectUuid) => ({ action: 'job.created' as const, objectUuid })),
    ...talks.map((objectUuid) => ({ action: 'talk.created' as const, objectUuid })),
  );
  return { uuid, jobs: jobs.length, talks: talks.length };
});

/** Talks of a brochure as they are written, without a day. */
async function readTalksOf(
  { db, scope }: MemberWrite,
  brochureUuid: string,
  uuids: readonly string[],
): Promise<TalkTexts[]> {
  const found = [];
  for (const one of uuids) {
    const talk = await findTalk(db, scope, one);
    if (talk?.brochure_uuid !== brochureUuid)
      throw new AppError(400, { field: 'talk_uuids', reason: 'talk.otherBrochure' });
    const { title, format, school, place, seats, text, brochure_uuid } = talk;
    found.push({ title, format, school, place, seats, text, brochure_uuid, starts_at: null, ends_at: null });
  }
  return found;
}

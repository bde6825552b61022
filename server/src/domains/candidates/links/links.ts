import * as contract from '@qinghe/contract/candidates/links.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { requireQuota } from '../../../db/quota.ts';
import { newKeySecret } from '../../../http/key-secret.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireFound, requireRoom } from '../../../refusals.ts';
import { requireRight, type Viewer } from '../../../sharing.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { canDecide, findApplication, jobOf, requireShown } from '../../resumes/index.ts';
import { LINKS_OF_ACCOUNT } from '../quotas.ts';
import {
  countOpenLinks,
  insertLink,
  type LinkedPerson,
  lockMaker,
  readApplications,
  readLinks,
  readPeople,
  setRevoked,
} from './link-queries.ts';

/**
 * Makes a link about applications on which the caller may decide; those who withdrew are left out.
 * @throws AppError 40401 unknown or not the caller's to see, 40902 only shared to be read, anonymous, without room, or nobody left
 */
export const makeLink = write(contract.makeLink, { audit: 'application.link_made' }, async (call, input) => {
  const { db, member, now, services, note } = call;
  const { name, question, until } = input;
  const today = chinaDay(now);
  if (until < today || until > contract.lastLinkDay(today))
    throw new AppError(400, { field: 'until', reason: 'link.days', values: { most: contract.LINK_DAYS } });
  const asked = [...new Set(input.application_uuids)];
  const shown = await readShown(call, asked);
  if (shown.length === 0) throw new AppError(40902, { reason: 'link.allWithdrew' });
  await requireRoom({
    lock: () => lockMaker(db, member),
    count: () => countOpenLinks(db, member, now),
    most: contract.MAX_OPEN_LINKS,
    reason: 'link.room',
  });
  await requireQuota(db, LINKS_OF_ACCOUNT, member.accountUuid, { now });
  const { key: token, keyHash: token_hash } = newKeySecret();
  const uuid = uuidv7();
  const expires_at = new Date(`${dayAfter(until, 1)}T00:00:00+08:00`);
  const made = { uuid, account_uuid: member.accountUuid, name, question, token_hash, made_at: now, expires_at };
  await insertLink(db, member.companyUuid, made, shown);
  note(...shown.map((objectUuid) => ({ objectUuid, detail: { link: uuid, name } })));
  const url = `${services.publicUrl}/resume-email?auth=${token}`;
  return { uuid, url, left_out: asked.length - shown.length };
});

/** Links with what came of them. Of whom the caller may not decide any more nothing is told. */
export const listLinks = read(contract.listLinks, async ({ db, member, scope, now }, page) => {
  const { items, next_cursor } = await readLinks(db, scope, page);
  const uuids = items.map(({ uuid }) => uuid);
  const people = uuids.length === 0 ? [] : await readPeople(db, member.companyUuid, uuids);
  return {
    items: items.map(({ revoked_at, ...link }) => ({
      ...link,
      state: stateOf({ revoked_at, expires_at: link.expires_at }, now),
      people: people.filter(({ link_uuid, ...one }) => link_uuid === link.uuid && mayShow(member, one)),
    })),
    next_cursor,
  };
});

/** Ends a link; twice is once. @throws AppError 40401 for another's */
export const revokeLink = write(contract.revokeLink, { audit: 'application.link_revoked' }, async (call, { uuid }) => {
  const { db, member, scope, now, note } = call;
  if (requireFound(await setRevoked(db, scope, uuid, now)) === 'before') call.noteNothing();
  else {
    const applications = await readApplications(db, member.companyUuid, uuid);
    note(...applications.map((objectUuid) => ({ objectUuid, detail: { link: uuid } })));
  }
  return {};
});

/** Whether a link stands, or how it came to its end. */
export const stateOf = (
  { revoked_at, expires_at }: { revoked_at: string | null; expires_at: string },
  now: Date,
): 'open' | 'ended' | 'revoked' => {
  if (revoked_at !== null) return 'revoked';
  return Date.parse(expires_at) > now.getTime() ? 'open' : 'ended';
};

/** Whether who made a link may show somebody by it, who is not anonymous: it takes the right to decide, now as when it was made. */
export const mayShow = (
  maker: Viewer,
  person: Pick<LinkedPerson, 'job_owner_uuid' | 'job_shares' | 'anonymous_as'>,
): boolean => person.anonymous_as === null && canDecide(maker, jobOf(person));

async function readShown({ db, member }: MemberWrite, uuids: readonly string[]): Promise<string[]> {
  const shown: string[] = [];
  for (const uuid of uuids) {
    const application = requireFound(await findApplication(db, member.companyUuid, uuid));
    requireRight(member, jobOf(application), 'act');
    requireShown(application);
    if (application.withdrawn_at === null) shown.push(uuid);
  }
  return shown;
}

import * as contract from '@qinghe/contract/candidates/links.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { requireQuota } from '../../../db/quota.ts';
import { newKeySecret } from '../../../http/key-secret.ts';
import { read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireFound, requireRoom } from '../../../refusals.ts';
import { requireRight } from '../../../sharing.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { findApplication, jobOf, requireShown } from '../../resumes/index.ts';
import { lockFindable } from '../../talents/index.ts';
import { LINKS_OF_ACCOUNT } from '../quotas.ts';
import { countOpenLinks, insertLink, lockMaker, readLinked, readLinks, setRevoked } from './link-queries.ts';
import { readShownApplications, readShownTalents } from './shown.ts';

/** Under which a link is opened, and what the log says of it. */
const kinds = {
  applications: {
    page: 'resume-email',
    nobody: 'link.allWithdrew',
    made: 'application.link_made',
    revoked: 'application.link_revoked',
  },
  talents: { page: 'talent-email', nobody: 'link.allGone', made: 'talent.link_made', revoked: 'talent.link_revoked' },
} as const;

/**
 * Makes a link about applications on which the caller may decide, or about talents whom the company may find; those who withdrew
 * or hid are left out.
 * @throws AppError 40401 an application that is unknown or not the caller's to see, 40902 only shared to be read, anonymous,
 * without papers in force for talents, without room, or nobody left
 */
export const makeLink = write(contract.makeLink, { audit: 'application.link_made' }, async (call, input) => {
  const { db, member, now, services, note } = call;
  const { about, name, question, until } = input;
  const today = chinaDay(now);
  if (until < today || until > contract.lastLinkDay(today))
    throw new AppError(400, { field: 'until', reason: 'link.days', values: { most: contract.LINK_DAYS } });
  const kind = kinds[about];
  const asked = [...new Set(input.uuids)];
  const shown = await (about === 'talents' ? readTalents(call, asked) : readApplications(call, asked));
  if (shown.length === 0) throw new AppError(40902, { reason: kind.nobody });
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
  const made = { uuid, about, account_uuid: member.accountUuid, name, question, token_hash, made_at: now, expires_at };
  await insertLink(db, member.companyUuid, made, shown);
  note(...shown.map((objectUuid) => ({ action: kind.made, objectUuid, detail: { link: uuid, name } })));
  const url = `${services.publicUrl}/${kind.page}?auth=${token}`;
  return { uuid, url, left_out: asked.length - shown.length };
});

/** Links with what came of them. Of whom the caller may not decide any more, or may not find, nothing is told. */
export const listLinks = read(contract.listLinks, async (call, page) => {
  const { db, member, scope, now } = call;
  const { items, next_cursor } = await readLinks(db, scope, page);
  const about = (kind: contract.LinkAbout) => items.filter((link) => link.about === kind);
  const reading = { companyUuid: member.companyUuid, viewer: member };
  const people = [
    ...(await readShownApplications(call, reading, about('applications'))),
    ...(member.certified ? await readShownTalents(call, reading, about('talents')) : []),
  ];
  return {
    items: items.map(({ revoked_at, ...link }) => ({
      ...link,
      state: stateOf({ revoked_at, expires_at: link.expires_at }, now),
      people: people.filter(({ link_uuid }) => link_uuid === link.uuid),
    })),
    next_cursor,
  };
});

/** Ends a link; twice is once. @throws AppError 40401 for another's */
export const revokeLink = write(contract.revokeLink, { audit: 'application.link_revoked' }, async (call, { uuid }) => {
  const { db, member, scope, now, note } = call;
  const { about, wasBefore } = requireFound(await setRevoked(db, scope, uuid, now));
  if (wasBefore) call.noteNothing();
  else {
    const people = await readLinked(db, member.companyUuid, { uuid, about });
    note(...people.map((objectUuid) => ({ action: kinds[about].revoked, objectUuid, detail: { link: uuid } })));
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

async function readApplications({ db, member }: MemberWrite, uuids: readonly string[]): Promise<string[]> {
  const shown: string[] = [];
  for (const uuid of uuids) {
    const application = requireFound(await findApplication(db, member.companyUuid, uuid));
    requireRight(member, jobOf(application), 'act');
    requireShown(application);
    if (application.withdrawn_at === null) shown.push(uuid);
  }
  return shown;
}

function readTalents({ db, member }: MemberWrite, uuids: readonly string[]): Promise<string[]> {
  if (!member.certified) throw new AppError(40902, { reason: 'company.uncertified' });
  return lockFindable(db, member.companyUuid, uuids);
}

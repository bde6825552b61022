import * as contract from '@qinghe/contract/resumes/persons.ts';
import type { ShareRight } from '@qinghe/contract/roles.ts';
import { AppError } from '../../../app-error.ts';
import { type MemberRead, read } from '../../../http/read.ts';
import { type MemberWrite, write } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { requireRight } from '../../../sharing.ts';
import { canUnlink, jobOf } from '../access.ts';
import { requireShown } from '../anonymous/require-shown.ts';
import { linkPair, unlinkPair } from './link-pair.ts';
import type { PersonLink, PersonRow } from './person-queries.ts';
import { presentPerson } from './present-person.ts';
import { type OtherRow, readOthers } from './same-person-queries.ts';

/** @throws AppError 40401 unknown, or for a job that is not the caller's to see */
export const getPerson = read(contract.getPerson, async (call, { uuid }) => {
  await seeOthers(call, [uuid], 'read');
  return presentPerson(call, uuid);
});

/** @throws AppError 40401, 40902 where one of them is shared to be read or anonymous, 40901 where something of them is said already */
export const linkPersons = write(
  contract.linkPersons,
  { audit: 'application.joined' },
  async (call, { uuid, other_uuid, kind }) => {
    const of = [uuid, other_uuid] as const;
    await seeShown(call, of, 'act');
    const { db, member, now } = call;
    const pair = { of, kind, accountUuid: member.accountUuid, now };
    const members = await linkPair(db, member.companyUuid, pair);
    if (!members) throw new AppError(40901, { data: await presentPerson(call, uuid) });
    noteBoth(call, kind === 'same' ? 'application.joined' : 'application.parted', of);
    await tell(call, members);
    return presentPerson(call, uuid);
  },
);

/** @throws AppError 40401, 40902 where it is a colleague's word and the caller is not the master, 40901 ended already */
export const unlinkPersons = write(
  contract.unlinkPersons,
  { audit: 'application.unlinked' },
  async (call, { uuid, link_uuid }) => {
    await seeShown(call, [uuid], 'read');
    const { db, member, now } = call;
    const ended = await unlinkPair(db, member.companyUuid, { uuid: link_uuid, now }, (link, members) =>
      requireUnlink(call, link, { uuid, members }),
    );
    if (!ended) throw new AppError(40901, { data: await presentPerson(call, uuid) });
    noteBoth(call, 'application.unlinked', [ended.link.a_uuid, ended.link.b_uuid]);
    await tell(call, ended.members);
    return presentPerson(call, uuid);
  },
);

type Call = Pick<MemberRead, 'db' | 'member'>;

/** Applications of which the caller may do as much. @throws AppError 40401 also for one that is not the caller's to see */
async function seeOthers({ db, member }: Call, uuids: readonly string[], least: ShareRight): Promise<OtherRow[]> {
  const rows = await readOthers(db, member.companyUuid, uuids);
  for (const uuid of uuids) {
    const row = requireFound(rows.find((one) => one.uuid === uuid));
    requireRight(member, jobOf(row), least);
  }
  return rows;
}

/** The same, none of them anonymous. @throws AppError 40902 where one is */
const seeShown = async (call: Call, uuids: readonly string[], least: ShareRight): Promise<void> =>
  (await seeOthers(call, uuids, least)).forEach(requireShown);

/** A link is looked at from an application that hangs on it; from any other one it is not there. */
async function requireUnlink(
  { db, member }: Call,
  link: PersonLink,
  { uuid, members }: { uuid: string; members: readonly PersonRow[] },
): Promise<void> {
  const isNear =
    link.kind === 'same' ? members.some((one) => one.uuid === uuid) : [link.a_uuid, link.b_uuid].includes(uuid);
  if (!isNear) throw new AppError(40401);
  const ends = await readOthers(db, member.companyUuid, [link.a_uuid, link.b_uuid]);
  if (!canUnlink(member, link, ends.map(jobOf))) throw new AppError(40902, { reason: 'person.notYours' });
}

/** The log of each of the two names the other. */
const noteBoth = (
  { note }: MemberWrite,
  action: 'application.joined' | 'application.parted' | 'application.unlinked',
  [one, other]: readonly [string, string],
) => note({ action, objectUuid: one, detail: { other } }, { action, objectUuid: other, detail: { other: one } });

/** A mark of one of them may be a mark of all, or not any more. */
async function tell(call: MemberWrite, members: readonly PersonRow[]): Promise<void> {
  const { db, member } = call;
  const rows = await readOthers(
    db,
    member.companyUuid,
    members.map(({ uuid }) => uuid),
  );
  for (const { uuid, job_uuid, kind, job_owner_uuid } of rows)
    await call.publish({ type: 'application.noted', uuid, job_uuid, kind }, [job_owner_uuid]);
}

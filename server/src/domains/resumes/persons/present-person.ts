import { likenessReasons, MAX_LIKELY, type OtherApplication, type Person } from '@qinghe/contract/resumes/persons.ts';
import { type Member, scopeOf } from '../../../http/context.ts';
import type { MemberRead } from '../../../http/read.ts';
import { rightOf } from '../../../sharing.ts';
import { canDecide, canUnlink, jobOf } from '../access.ts';
import { hangingOn, otherOf } from './components.ts';
import { type PersonLink, readApart, readJoints, readMembers, readPartings } from './person-queries.ts';
import { type OtherRow, readLikely, readOthers } from './same-person-queries.ts';

/**
 * The other applications of a person as a member may see them, by one of these that the member sees. Who is anonymous stands
 * beside nobody, and nobody beside them.
 */
export async function presentPerson({ db, member }: Pick<MemberRead, 'db' | 'member'>, uuid: string): Promise<Person> {
  const { companyUuid } = member;
  const [asked] = await readOthers(db, companyUuid, [uuid]);
  if (asked?.anonymous_as != null) return { joined: [], likely: [], parted: [] };
  const members = (await readMembers(db, companyUuid, [uuid])).map((person) => person.uuid);
  const root = members[0] ?? uuid;
  const [joints, partings, apart] = await Promise.all([
    members.length > 1 ? readJoints(db, companyUuid, members) : [],
    readPartings(db, companyUuid, uuid),
    readApart(db, companyUuid, root, 'people'),
  ]);
  const links = hangingOn(uuid, joints);
  const ends = [uuid, ...links.keys(), ...partings.flatMap((link) => otherOf(link, uuid) ?? [])];
  const [others, likely] = await Promise.all([
    readOthers(db, companyUuid, ends),
    readLikely(db, scopeOf(member), uuid, [root, ...apart]),
  ]);
  const named = others.filter(({ anonymous_as }) => anonymous_as === null);
  const known = new Map(named.map((row) => [row.uuid, row]));
  const own = known.get(uuid);
  const decides = (row: OtherRow | undefined) => row !== undefined && canDecide(member, jobOf(row));
  const show = (link: PersonLink) => presentLink(member, link, known);
  return {
    joined: named.flatMap((row) => {
      const link = links.get(row.uuid);
      return link ? [{ application: presentSeen(member, row), owner_name: row.owner_name, link: show(link) }] : [];
    }),
    likely: firstOfEach(likely).map((row) => ({
      application: presentOther(row),
      reasons: likenessReasons.filter((reason) => row.reasons.includes(reason)),
      can_decide: decides(own) && decides(row),
    })),
    parted: partings.flatMap((link) => {
      const row = known.get(otherOf(link, uuid) ?? '');
      const application = row && presentSeen(member, row);
      return application ? [{ application, link: show(link) }] : [];
    }),
  };
}

/** One of those who are joined already stands for all of them. */
const firstOfEach = <Row extends { root_uuid: string }>(rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ root_uuid }) => root_uuid).values()].flatMap(([first]) => first ?? []).slice(0, MAX_LIKELY);

function presentLink(member: Member, link: PersonLink, known: ReadonlyMap<string, OtherRow>) {
  const { uuid, account_uuid, by_name, made_at, a_uuid, b_uuid } = link;
  const ends = [a_uuid, b_uuid].flatMap((end) => known.get(end) ?? []).map(jobOf);
  return {
    uuid,
    by_name: account_uuid === null ? null : (by_name ?? ''),
    made_at,
    can_undo: canUnlink(member, link, ends),
  };
}

/** Null where it is not the member's to see. */
const presentSeen = (member: Member, row: OtherRow): OtherApplication | null =>
  rightOf(member, jobOf(row)) === null ? null : presentOther(row);

const presentOther = (row: OtherRow): OtherApplication => ({
  uuid: row.uuid,
  kind: row.kind,
  stage: row.stage,
  name: row.name,
  school: row.school,
  job_title: row.job_title,
  applied_at: row.applied_at,
  withdrawn_at: row.withdrawn_at,
});

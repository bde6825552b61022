import type { LinkAbout } from '@qinghe/contract/candidates/links.ts';
import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { type PageRequest, readPage } from '../../../db/keyset.ts';
import { sharesOf } from '../../../db/shares.ts';
import { whenGiven } from '../../../db/when-given.ts';
import type { Member, Scope } from '../../../http/context.ts';

export interface NewLink {
  uuid: string;
  about: LinkAbout;
  account_uuid: string;
  name: string;
  question: string;
  token_hash: Buffer;
  made_at: Date;
  expires_at: Date;
}

export async function insertLink(
  trx: Trx,
  companyUuid: string,
  link: NewLink,
  uuids: readonly string[],
): Promise<void> {
  await trx
    .insertInto('colleague_link')
    .values({ company_uuid: companyUuid, ...link, asked: uuids.length })
    .execute();
  const people = uuids.map((uuid, position) => ({ uuid, company_uuid: companyUuid, link_uuid: link.uuid, position }));
  if (link.about === 'applications')
    await trx
      .insertInto('colleague_link_person')
      .values(people.map(({ uuid: application_uuid, ...one }) => ({ application_uuid, ...one })))
      .execute();
  else
    await trx
      .insertInto('colleague_link_talent')
      .values(people.map(({ uuid: talent_uuid, ...one }) => ({ talent_uuid, ...one })))
      .execute();
}

/** Whoever makes another link at the same moment waits. */
export const lockMaker = (trx: Trx, { companyUuid, accountUuid }: Member) =>
  trx
    .selectFrom('company_member')
    .select('account_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .forUpdate()
    .execute();

export async function countOpenLinks(reader: Reader, { companyUuid, accountUuid }: Member, now: Date): Promise<number> {
  const { n } = await reader
    .selectFrom('colleague_link')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return n;
}

const devices = sql<number>`(select count(*) from colleague_link_device device
  where device.company_uuid = link.company_uuid and device.link_uuid = link.uuid)`;

/** Links of an account, of all of a company for its master; the newest first. */
export const readLinks = (reader: Reader, { companyUuid, ownerUuid }: Scope, page: PageRequest) =>
  readPage(
    reader
      .selectFrom('colleague_link as link')
      .innerJoin('account', 'account.uuid', 'link.account_uuid')
      .select(['link.uuid', 'link.about', 'link.name', 'link.question', 'link.asked', 'link.opens', 'link.made_at'])
      .select(['link.expires_at', 'link.revoked_at', 'account.name as maker_name', devices.as('devices')])
      .where('link.company_uuid', '=', companyUuid)
      .$call(whenGiven(ownerUuid, (query, owner) => query.where('link.account_uuid', '=', owner))),
    page,
    ['link.made_at', 'link.uuid'],
  );

/** @returns what it was about, and whether it was revoked before */
export async function setRevoked(
  trx: Trx,
  { companyUuid, ownerUuid }: Scope,
  uuid: string,
  now: Date,
): Promise<{ about: LinkAbout; wasBefore: boolean } | undefined> {
  const link = await trx
    .selectFrom('colleague_link')
    .select(['about', 'revoked_at'])
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .$call(whenGiven(ownerUuid, (query, owner) => query.where('account_uuid', '=', owner)))
    .forUpdate()
    .executeTakeFirst();
  if (!link) return undefined;
  const { about, revoked_at } = link;
  if (revoked_at !== null) return { about, wasBefore: true };
  await trx
    .updateTable('colleague_link')
    .set({ revoked_at: now })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .execute();
  return { about, wasBefore: false };
}

/** All applications or talents of a link, who withdrew too. */
export async function readLinked(
  reader: Reader,
  companyUuid: string,
  { uuid, about }: { uuid: string; about: LinkAbout },
): Promise<string[]> {
  if (about === 'applications') {
    const rows = await reader
      .selectFrom('colleague_link_person')
      .select('application_uuid')
      .where('company_uuid', '=', companyUuid)
      .where('link_uuid', '=', uuid)
      .execute();
    return rows.map(({ application_uuid }) => application_uuid);
  }
  const rows = await reader
    .selectFrom('colleague_link_talent')
    .select('talent_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('link_uuid', '=', uuid)
    .execute();
  return rows.map(({ talent_uuid }) => talent_uuid);
}

/** The applications that links are about, in the order in which they were chosen; who withdrew is none of them. */
export const readPeople = (reader: Reader, companyUuid: string, linkUuids: readonly string[]) =>
  reader
    .selectFrom('colleague_link_person as person')
    .innerJoin('application', (join) =>
      join
        .onRef('application.company_uuid', '=', 'person.company_uuid')
        .onRef('application.uuid', '=', 'person.application_uuid'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .leftJoin('application_note as note', (join) =>
      join
        .onRef('note.company_uuid', '=', 'person.company_uuid')
        .onRef('note.application_uuid', '=', 'person.application_uuid')
        .onRef('note.link_uuid', '=', 'person.link_uuid'),
    )
    .select(['person.link_uuid', 'person.application_uuid as uuid', 'application.name', 'application.phone'])
    .select('application.anonymous_as')
    .select(['application.email', 'job.title as job_title', 'note.verdict'])
    .select(['job.owner_uuid as job_owner_uuid', sharesOf('job').as('job_shares')])
    .where('person.company_uuid', '=', companyUuid)
    .where('person.link_uuid', 'in', linkUuids)
    .where('application.withdrawn_at', 'is', null)
    .orderBy('person.position')
    .execute();

/** The talents that links are about, in the order in which they were chosen, hidden or not. */
export const readTalents = (reader: Reader, companyUuid: string, linkUuids: readonly string[]) =>
  reader
    .selectFrom('colleague_link_talent as person')
    .leftJoin('talent_opinion as opinion', (join) =>
      join
        .onRef('opinion.company_uuid', '=', 'person.company_uuid')
        .onRef('opinion.talent_uuid', '=', 'person.talent_uuid')
        .onRef('opinion.link_uuid', '=', 'person.link_uuid'),
    )
    .select(['person.link_uuid', 'person.talent_uuid as uuid', 'opinion.verdict'])
    .where('person.company_uuid', '=', companyUuid)
    .where('person.link_uuid', 'in', linkUuids)
    .orderBy('person.position')
    .execute();

import type { Reader, Trx } from '../../../db/database.ts';

const selectLink = (reader: Reader) =>
  reader
    .selectFrom('colleague_link as link')
    .innerJoin('company', 'company.company_uuid', 'link.company_uuid')
    .innerJoin('company_member as member', (join) =>
      join
        .onRef('member.company_uuid', '=', 'link.company_uuid')
        .onRef('member.account_uuid', '=', 'link.account_uuid'),
    )
    .innerJoin('account', 'account.uuid', 'link.account_uuid')
    .select(['link.company_uuid', 'link.uuid', 'link.account_uuid', 'link.about', 'link.name', 'link.question'])
    .select('link.asked')
    .select(['link.made_at', 'link.expires_at', 'link.revoked_at'])
    .select(['account.name as maker_name', 'company.name as company_name'])
    .select(['member.type as maker_type', 'member.role as maker_role']);

/** The link of a token, held: of two browsers at once the fourth waits for the third. */
export const lockLinkOfToken = (trx: Trx, tokenHash: Buffer) =>
  selectLink(trx).where('link.token_hash', '=', tokenHash).forUpdate('link').executeTakeFirst();

export type OpenedLink = NonNullable<Awaited<ReturnType<typeof lockLinkOfToken>>>;

/** The link that a browser opened, by its cookie. */
export const findLinkOfDevice = (reader: Reader, uuid: string, cookieHash: Buffer) =>
  selectLink(reader)
    .innerJoin('colleague_link_device as device', (join) =>
      join.onRef('device.company_uuid', '=', 'link.company_uuid').onRef('device.link_uuid', '=', 'link.uuid'),
    )
    .where('link.uuid', '=', uuid)
    .where('device.cookie_hash', '=', cookieHash)
    .executeTakeFirst();

/** Whether a link has not been taken back, held: until the transaction ends it is not. */
export async function holdUnrevoked(trx: Trx, { company_uuid, uuid }: OfLink): Promise<boolean> {
  const link = await trx
    .selectFrom('colleague_link')
    .select('uuid')
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return link !== undefined;
}

interface OfLink {
  company_uuid: string;
  uuid: string;
}

/** Hashes of the cookies of the browsers that opened a link. */
export async function readDevices(reader: Reader, { company_uuid, uuid }: OfLink): Promise<Buffer[]> {
  const rows = await reader
    .selectFrom('colleague_link_device')
    .select('cookie_hash')
    .where('company_uuid', '=', company_uuid)
    .where('link_uuid', '=', uuid)
    .execute();
  return rows.map(({ cookie_hash }) => cookie_hash);
}

export const insertDevice = (
  trx: Trx,
  { company_uuid, uuid: link_uuid }: OfLink,
  device: { uuid: string; cookie_hash: Buffer; opened_at: Date },
) =>
  trx
    .insertInto('colleague_link_device')
    .values({ company_uuid, link_uuid, ...device })
    .execute();

export const countOpening = (trx: Trx, { company_uuid, uuid }: OfLink) =>
  trx
    .updateTable('colleague_link')
    .set((e) => ({ opens: e('opens', '+', 1) }))
    .where('company_uuid', '=', company_uuid)
    .where('uuid', '=', uuid)
    .execute();

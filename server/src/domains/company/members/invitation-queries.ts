import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import type { MemberRole } from '@qinghe/contract/roles.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import type { InvitationKey } from './invitation-link.ts';

const columns = [
  'uuid',
  'link_uuid',
  'address',
  'used',
  'most_uses',
  'role',
  'job_limit',
  'invited_by',
  'expires_at',
] as const;

export interface NewInvitation {
  uuid: string;
  link_uuid: string;
  address: string;
  most_uses: number;
  role: MemberRole;
  job_limit: number | null;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
}

export const insertInvitations = (trx: Trx, companyUuid: string, invitations: readonly NewInvitation[]) =>
  trx
    .insertInto('invitation')
    .values(invitations.map((invitation) => ({ company_uuid: companyUuid, ...invitation })))
    .returning(columns)
    .execute();

const open = (reader: Reader, companyUuid: string, now: Date) =>
  reader
    .selectFrom('invitation')
    .where('invitation.company_uuid', '=', companyUuid)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .whereRef('used', '<', 'most_uses');

/** Invitations that still open something, the newest first, with what became of their messages; null where none went. */
export const readInvitations = (reader: Reader, companyUuid: string, now: Date) =>
  open(reader, companyUuid, now)
    .leftJoin('delivery', 'delivery.uuid', 'invitation.link_uuid')
    .select(columns.map((column) => `invitation.${column}` as const))
    .select('delivery.state as delivery')
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.uuid', 'desc')
    .execute();

export async function countInvitations(reader: Reader, companyUuid: string, now: Date): Promise<number> {
  const { count } = await open(reader, companyUuid, now)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Another link for an open invitation. @returns undefined once it is revoked, used up or has ended */
export const renewLink = (
  trx: Trx,
  companyUuid: string,
  uuid: string,
  fresh: { link_uuid: string; expires_at: Date },
  now: Date,
) =>
  trx
    .updateTable('invitation')
    .set(fresh)
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('revoked_at', 'is', null)
    // Those that have ended take no room any more.
    .where('expires_at', '>', now.toISOString())
    .whereRef('used', '<', 'most_uses')
    .returning(columns)
    .executeTakeFirst();

export const revoke = (trx: Trx, companyUuid: string, uuid: string, now: Date) =>
  trx
    .updateTable('invitation')
    .set({ revoked_at: now })
    .where('company_uuid', '=', companyUuid)
    .where('uuid', '=', uuid)
    .where('revoked_at', 'is', null)
    .returning('uuid')
    .executeTakeFirst();

/** What a link opens, as long as it does and the company has a master, with the company and who invites. */
export const findByLink = (reader: Reader, { companyUuid, linkUuid }: InvitationKey, now: Date) =>
  open(reader, companyUuid, now)
    .innerJoin('company', 'company.company_uuid', 'invitation.company_uuid')
    .innerJoin('account', 'account.uuid', 'invitation.invited_by')
    .select([
      'invitation.uuid',
      'invitation.address',
      'invitation.expires_at',
      'invitation.role',
      'invitation.job_limit',
    ])
    .select(['company.name as company', 'company.check_status', 'company.frozen_at', 'account.name as invited_by'])
    .where('link_uuid', '=', linkUuid)
    .where((e) =>
      e.exists(
        e
          .selectFrom('company_member')
          .select('account_uuid')
          .where('company_member.company_uuid', '=', companyUuid)
          .where('type', '=', 'master'),
      ),
    )
    .executeTakeFirst();

/** Counts one more who came by a link. @returns false when it opens nothing any more */
export async function spendInvitation(trx: Trx, { companyUuid, linkUuid }: InvitationKey, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('invitation')
    .set((e) => ({ used: e('used', '+', 1) }))
    .where('company_uuid', '=', companyUuid)
    .where('link_uuid', '=', linkUuid)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .whereRef('used', '<', 'most_uses')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** To whom the message of an invitation goes, as long as it opens something and the company's papers are in force. */
export const findSendable = (reader: Reader, { companyUuid, linkUuid }: InvitationKey, now: Date) =>
  open(reader, companyUuid, now)
    .innerJoin('company', 'company.company_uuid', 'invitation.company_uuid')
    .select(['invitation.address', 'company.name as company'])
    .where('link_uuid', '=', linkUuid)
    .where('company.check_status', 'in', CERTIFIED)
    .where('company.frozen_at', 'is', null)
    .executeTakeFirst();

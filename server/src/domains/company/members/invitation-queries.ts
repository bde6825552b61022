import type { Reader, Trx } from '../../../db/database.ts';
import { IN_FORCE } from '../rules.ts';
import type { InvitationKey } from './invitation-link.ts';

const columns = [
  'uuid',
  'link_uuid',
  'address',
  'used',
  'most_uses',
  'job_limit',
  'invited_by',
  'expires_at',
  'delivery',
] as const;

export interface NewInvitation {
  uuid: string;
  link_uuid: string;
  address: string;
  most_uses: number;
  job_limit: number | null;
  invited_by: string;
  created_at: Date;
  expires_at: Date;
  delivery: 'none' | 'waiting';
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

/** Invitations that still open something, the newest first. */
export const readInvitations = (reader: Reader, companyUuid: string, now: Date) =>
  open(reader, companyUuid, now).select(columns).orderBy('created_at', 'desc').orderBy('uuid', 'desc').execute();

export async function countInvitations(trx: Trx, companyUuid: string, now: Date): Promise<number> {
  const { count } = await open(trx, companyUuid, now)
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
    .set((e) => ({
      ...fresh,
      attempts: 0,
      lease_until: null,
      delivery: e
        .case()
        .when('address', '=', '')
        .then('none' as const)
        .else('waiting' as const)
        .end(),
    }))
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
    .select(['invitation.uuid', 'invitation.address', 'invitation.expires_at', 'invitation.job_limit'])
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

/**
 * Takes the message of an invitation to be sent, for as long as the lease lasts; whoever else asks meanwhile gets nothing,
 * and so does one that opens nothing by now.
 */
export const claimInvitation = (
  db: Reader,
  companyUuid: string,
  linkUuid: string,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
) =>
  db
    .updateTable('invitation')
    .from('company')
    .set((e) => ({ delivery: 'sending', lease_until: leaseUntil, attempts: e('invitation.attempts', '+', 1) }))
    .whereRef('company.company_uuid', '=', 'invitation.company_uuid')
    .where('invitation.company_uuid', '=', companyUuid)
    .where('link_uuid', '=', linkUuid)
    .where('revoked_at', 'is', null)
    .where('invitation.expires_at', '>', now.toISOString())
    .whereRef('used', '<', 'most_uses')
    .where('company.check_status', 'in', IN_FORCE)
    .where('company.frozen_at', 'is', null)
    .where('delivery', 'in', ['waiting', 'sending'])
    .where((e) => e.or([e('lease_until', 'is', null), e('lease_until', '<', now.toISOString())]))
    .returning(['invitation.address', 'invitation.attempts', 'invitation.expires_at', 'company.name as company'])
    .executeTakeFirst();

export async function settleInvitation(
  db: Reader,
  companyUuid: string,
  linkUuid: string,
  delivery: 'waiting' | 'sent' | 'refused',
): Promise<void> {
  await db
    .updateTable('invitation')
    .set({ delivery, lease_until: null })
    .where('company_uuid', '=', companyUuid)
    .where('link_uuid', '=', linkUuid)
    .where('delivery', '=', 'sending')
    .execute();
}

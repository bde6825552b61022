import { sql } from 'kysely';
import type { Reader, Trx } from '../../../db/database.ts';
import { withMembership } from '../account-queries.ts';

const selectSubject = (reader: Reader) =>
  withMembership(reader)
    .clearSelect()
    .select([
      'account.uuid',
      'account.name',
      'account.phone',
      'account.email',
      'account.version',
      'account.created_at',
      'company.company_uuid',
      'company.name as company',
      'company_member.type',
      sql<boolean>`account.frozen_at is not null`.as('frozen'),
      sql<boolean>`account.closed_at is not null`.as('closed'),
      sql<boolean>`company_member.type = 'slave' and company_member.staff_status = 1
        and account.user_status = 'active'`.as('fit_to_lead'),
      // Nobody is left without a master.
      sql<boolean>`company_member.type = 'slave' or not exists (select from company_member as other
        where other.company_uuid = company_member.company_uuid and other.account_uuid <> account.uuid)`.as(
        'free_to_go',
      ),
    ]);

/** One with this phone and one with this e-mail at most. */
export const searchAccount = (reader: Reader, address: string) =>
  selectSubject(reader)
    .where((e) => e.or([e('account.phone', '=', address), e('account.email', '=', address)]))
    .execute();

export const findSubject = (reader: Reader, uuid: string) =>
  selectSubject(reader).where('account.uuid', '=', uuid).executeTakeFirst();

export const lockFreezing = (trx: Trx, uuid: string) =>
  trx.selectFrom('account').select(['frozen_at', 'closed_at']).where('uuid', '=', uuid).forUpdate().executeTakeFirst();

export async function saveFrozen(trx: Trx, uuid: string, frozenAt: Date | null): Promise<void> {
  await trx
    .updateTable('account')
    .set((e) => ({ frozen_at: frozenAt, version: e('version', '+', 1) }))
    .where('uuid', '=', uuid)
    .execute();
}

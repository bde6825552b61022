import type { Trx } from '../../db/database.ts';
import type { Member } from '../../http/context.ts';

/** The member's row, locked: another add for the account at the same moment waits. */
export async function lockMember(trx: Trx, { companyUuid, accountUuid }: Member): Promise<void> {
  await trx
    .selectFrom('company_member')
    .select('account_uuid')
    .where('company_uuid', '=', companyUuid)
    .where('account_uuid', '=', accountUuid)
    .forUpdate()
    .execute();
}

/** Keys by which a member's own rows are told from everybody else's. */
export const ownedBy = ({ companyUuid, accountUuid }: Member) => ({
  company_uuid: companyUuid,
  account_uuid: accountUuid,
});

/** Takes away what a member wrote for no one else; used when the account is closed. */
export async function eraseOwnTexts(trx: Trx, member: Member): Promise<void> {
  for (const table of ['reject_template', 'invite_template', 'note_template', 'common_word'] as const)
    await trx
      .deleteFrom(table)
      .where((e) => e.and(ownedBy(member)))
      .execute();
}

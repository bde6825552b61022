import type { Reader, Trx } from '../../../db/database.ts';
import { findWechatChoices } from '../wechat/identity-queries.ts';

export interface Choices {
  digest: boolean;
  join_requests: boolean;
}

/** What an account has chosen, and its e-mail. */
export const findChoices = (reader: Reader, accountUuid: string) =>
  reader
    .selectFrom('account')
    .leftJoin('notification_choice', 'notification_choice.account_uuid', 'account.uuid')
    .select((e) => [
      'account.email',
      e.fn.coalesce('digest', e.lit(true)).as('digest'),
      e.fn.coalesce('join_requests', e.lit(true)).as('join_requests'),
    ])
    .where('account.uuid', '=', accountUuid)
    .where('account.closed_at', 'is', null)
    .executeTakeFirst();

export async function saveChoices(trx: Trx, account_uuid: string, choices: Partial<Choices>): Promise<void> {
  await trx
    .insertInto('notification_choice')
    .values({ account_uuid, ...choices })
    .onConflict((conflict) => conflict.column('account_uuid').doUpdateSet(choices))
    .execute();
}

/** Accounts after a uuid that may get a summary: by an e-mail or a WeChat that wants it, with a company, and not turned away. */
export const readDigestAccounts = (reader: Reader, after: string, limit: number) =>
  reader
    .selectFrom('account')
    .innerJoin('company_member', 'company_member.account_uuid', 'account.uuid')
    .leftJoin('notification_choice', 'notification_choice.account_uuid', 'account.uuid')
    .leftJoin('wechat_identity', 'wechat_identity.account_uuid', 'account.uuid')
    .select('account.uuid')
    .where('account.uuid', '>', after)
    .where('account.user_status', '=', 'active')
    .where('account.closed_at', 'is', null)
    .where('account.frozen_at', 'is', null)
    .where('company_member.staff_status', '=', 1)
    .where((e) =>
      e.or([
        e('wechat_identity.digest', '=', true),
        e.and([
          e('account.email', 'is not', null),
          e.or([e('notification_choice.digest', 'is', null), e('notification_choice.digest', '=', true)]),
        ]),
      ]),
    )
    .orderBy('account.uuid')
    .limit(limit)
    .execute();

/** Whose summary it is, as what of a company. */
export const findDigestReader = (reader: Reader, accountUuid: string) =>
  reader
    .selectFrom('account')
    .innerJoin('company_member', 'company_member.account_uuid', 'account.uuid')
    .innerJoin('company', 'company.company_uuid', 'company_member.company_uuid')
    .select(['account.name', 'account.email', 'company_member.company_uuid', 'company_member.type'])
    .where('account.uuid', '=', accountUuid)
    .where('account.user_status', '=', 'active')
    .where('account.closed_at', 'is', null)
    .where('account.frozen_at', 'is', null)
    .where('company.frozen_at', 'is', null)
    .where('company.check_status', 'not in', ['incomplete', 'reject', 'appeal'])
    .executeTakeFirst();

/** By which ways an account wants its summary. */
export async function findDigestChoices(
  reader: Reader,
  accountUuid: string,
): Promise<{ email: boolean; wechat: boolean }> {
  const [email, wechat] = [await findChoices(reader, accountUuid), await findWechatChoices(reader, accountUuid)];
  return { email: email?.email !== null && email?.digest === true, wechat: wechat?.digest === true };
}

/** Takes the summary of a day. @returns false when it was taken before */
export async function claimDigest(trx: Trx, account_uuid: string, day: string): Promise<boolean> {
  const result = await trx
    .insertInto('notification_choice')
    .values({ account_uuid, digest_day: day })
    .onConflict((conflict) =>
      conflict
        .column('account_uuid')
        .doUpdateSet({ digest_day: day })
        .where((e) =>
          e.or([e('notification_choice.digest_day', 'is', null), e('notification_choice.digest_day', '<', day)]),
        ),
    )
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

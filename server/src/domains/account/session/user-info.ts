import * as contract from '@qinghe/contract/account/user-info.ts';
import { maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import { readForAccount } from '../../../http/read.ts';
import { writeForAccount } from '../../../http/write.ts';
import { type AccountRow, changeAccount, findAccount } from '../account-queries.ts';

const DEFAULT_AVATAR = '/avatar.svg';

/** User info of the product document, section 3. An account without company is the master of the one it may found. */
export function presentUser(account: AccountRow): contract.UserInfo {
  return {
    useruuid: account.uuid,
    name: account.name,
    position: account.position,
    head_url: account.head_url || DEFAULT_AVATAR,
    company_uuid: account.company_uuid,
    type: account.type ?? 'master',
    role: account.role ?? 'recruiter',
    user_status: account.user_status,
    staff_status: account.staff_status ?? 0,
    check_tel: account.phone !== null,
    phone: account.phone === null ? null : maskPhone(account.phone),
    user_email: account.email === null ? null : maskEmail(account.email),
    expire_date: null,
    resume_filter_enable: account.resume_filter_enable,
    version: account.version,
  };
}

export const getUserInfo = readForAccount(contract.getUserInfo, async ({ db, account: { accountUuid } }) => {
  const account = await findAccount(db, accountUuid);
  if (!account) throw new AppError(10109);
  return presentUser(account);
});

/** @throws AppError 40901 with the current state when the account was changed since */
export const changeUserInfo = writeForAccount(
  contract.changeUserInfo,
  { audit: 'account.changed' },
  async ({ db, account: { accountUuid }, note }, { version, ...change }) => {
    const changed = await changeAccount(db, accountUuid, version, change);
    const account = await findAccount(db, accountUuid);
    if (!account) throw new AppError(10109);
    if (!changed) throw new AppError(40901, { data: presentUser(account) });
    note({ objectUuid: accountUuid, detail: { fields: Object.keys(change) } });
    return presentUser(account);
  },
);

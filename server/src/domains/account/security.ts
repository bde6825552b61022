import * as contract from '@qinghe/contract/account/security.ts';
import { maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { readForAccount } from '../../http/read.ts';
import { requireFound } from '../../refusals.ts';
import { findSecurity } from './contact/contact-queries.ts';
import { findPreviousSession } from './session/session-queries.ts';
import { findTwoFactor } from './two-factor/two-factor-queries.ts';
import { findWechat } from './wechat/identity-queries.ts';

/** How the account can be opened; phone and e-mail are masked. */
export const getSecurity = readForAccount(contract.getSecurity, async ({ db, account, services }) => {
  const { on, codesLeft } = await findTwoFactor(db, account.accountUuid);
  const wechat = await findWechat(db, account.accountUuid);
  const row = requireFound(await findSecurity(db, account.accountUuid, account.sessionHash));
  return {
    phone: row.phone === null ? null : maskPhone(row.phone),
    email: row.email === null ? null : maskEmail(row.email),
    has_password: row.has_password,
    two_factor: { on, recovery_codes_left: codesLeft },
    wechat: { available: services.wechat !== null, nickname: wechat?.nickname ?? null },
    previous: (await findPreviousSession(db, account.accountUuid, account.sessionHash)) ?? null,
    session: { started_at: row.created_at, network: row.started_from, expires_at: row.expires_at },
  };
});

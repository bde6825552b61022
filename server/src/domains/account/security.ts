import * as contract from '@qinghe/contract/account/security.ts';
import { maskEmail, maskPhone } from '@qinghe/contract/formats.ts';
import { readForAccount } from '../../http/read.ts';
import { requireFound } from '../../refusals.ts';
import { findSecurity } from './contact-queries.ts';
import { findTwoFactor } from './two-factor-queries.ts';

/** How the account can be opened; phone and e-mail are masked. */
export const getSecurity = readForAccount(contract.getSecurity, async ({ db, account }) => {
  const { on, codesLeft } = await findTwoFactor(db, account.accountUuid);
  const row = requireFound(await findSecurity(db, account.accountUuid, account.sessionHash));
  return {
    phone: row.phone === null ? null : maskPhone(row.phone),
    email: row.email === null ? null : maskEmail(row.email),
    has_password: row.has_password,
    two_factor: { on, recovery_codes_left: codesLeft },
    session: { started_at: row.created_at, network: row.started_from, expires_at: row.expires_at },
  };
});

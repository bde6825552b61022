import * as contract from '@qinghe/contract/identity/face-check.ts';
import { AppError } from '../../app-error.ts';
import { requireQuota } from '../../db/quota.ts';
import { writeForAccount } from '../../http/write.ts';
import { newToken } from '../account/index.ts';
import { saveCheck } from './check-queries.ts';
import { findIdentity } from './queries.ts';
import { CHECKS_OF_ACCOUNT } from './quotas.ts';
import { obstacleTo } from './rules.ts';

/**
 * The key stands in the fragment of the address, which no server and no Referer hears of.
 * @throws AppError 40902 while papers wait or once they have passed, 429 after twenty in an hour
 */
export const startFaceCheck = writeForAccount(
  contract.startFaceCheck,
  { audit: 'identity.check_started' },
  async ({ db, account, now, services, note }) => {
    const { accountUuid, sessionHash } = account;
    const identity = await findIdentity(db, accountUuid);
    const reason = obstacleTo(identity?.check_status ?? 0);
    if (reason) throw new AppError(40902, { reason });
    await requireQuota(db, CHECKS_OF_ACCOUNT, accountUuid, { now });
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + contract.CHECK_MINUTES * 60_000);
    await saveCheck(db, {
      account_uuid: accountUuid,
      session_hash: sessionHash,
      key_hash: tokenHash,
      created_at: now,
      expires_at: expiresAt,
    });
    note({ objectUuid: accountUuid });
    return { url: `${services.publicUrl}/m/identity#${token}`, expires_at: expiresAt.toISOString() };
  },
);

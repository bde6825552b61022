import * as contract from '@qinghe/contract/ops/session.ts';
import type { OperatorActor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Database } from '../../db/database.ts';
import { readForOperator, writeForOperator } from '../../http/operator.ts';
import { writeForAnyone } from '../../http/write.ts';
import {
  checkPassword,
  hashToken,
  LOCK_AFTER_WRONG_CODES,
  newToken,
  openFailures,
  openLoginFailures,
  spendCaptchaProof,
  windowOf,
} from '../account/index.ts';
import { countErasureRequests } from '../candidates/index.ts';
import { countCases } from '../company/index.ts';
import { countIdentityCases } from '../identity/index.ts';
import { countAppeals } from '../jobs/index.ts';
import { openOperatorSecret } from './make-operator.ts';
import { countProposals } from './proposals/proposal-queries.ts';
import {
  endOperatorSession,
  findOperatorForLogin,
  findOperatorSession,
  insertOperatorSession,
  useOperatorWindow,
} from './session-queries.ts';

/** A working day: nobody stays logged in over night where everybody's papers lie. */
const SESSION_HOURS = 12;

/**
 * Logs an operator in; the one before, if any, is logged out. Unknown, closed and wrong get the same refusals, and are
 * counted as at the door of accounts. Who has no second factor gets in where demo data is on alone.
 * @throws AppError 40101 wrong, 10104 captcha needed, 40103 locked, 40104 the code is missing, 40102 it is wrong, 40105
 * after five wrong ones, 403 without a second factor
 */
export const opsLogIn = writeForAnyone(
  contract.opsLogin,
  { audit: 'operator.logged_in' },
  async ({ db, now, network, services, note }, { phone, password, code, captcha_proof }) => {
    const failures = await openLoginFailures(db, { door: 'operators', name: phone, network, now });
    if (failures.isLocked) return new AppError(40103);
    if (failures.needsCaptcha && !(await spendCaptchaProof(db, captcha_proof, now))) return new AppError(10104);
    const operator = await findOperatorForLogin(db, phone);
    if (!(await checkPassword(operator?.password_hash, password)) || !operator) {
      await failures.add();
      return new AppError(40101);
    }
    const { totp_secret: secret } = operator;
    if (secret === null && !services.demo) return new AppError(403);
    if (secret !== null) {
      if (code === '') return new AppError(40104, { field: 'code' });
      const tries = await openFailures(db, ['operator', operator.uuid], { now, lockAfter: LOCK_AFTER_WRONG_CODES });
      if (tries.isLocked) return new AppError(40105);
      const window = windowOf(openOperatorSecret(secret, services.signingSecret), code, now);
      if (window === undefined || window <= operator.totp_window) {
        await tries.add();
        return new AppError(40102, { field: 'code' });
      }
      await useOperatorWindow(db, operator.uuid, window);
      await tries.clear();
    }
    await failures.clear();
    const { token, tokenHash } = newToken();
    const expiresAt = new Date(now.getTime() + SESSION_HOURS * 3_600_000);
    await insertOperatorSession(db, {
      token_hash: tokenHash,
      operator_uuid: operator.uuid,
      expires_at: expiresAt,
      now,
    });
    note({ actor: { kind: 'operator', uuid: operator.uuid }, objectUuid: operator.uuid });
    return { token, operator: { uuid: operator.uuid, name: operator.name } };
  },
);

export const opsLogOut = writeForOperator(
  contract.opsLogout,
  { audit: 'operator.logged_out' },
  async ({ db, operator, now, note }) => {
    await endOperatorSession(db, operator.sessionHash, now);
    note({ objectUuid: operator.operatorUuid });
    return {};
  },
);

/** Who is logged in, and what waits. */
export const getOperator = readForOperator(contract.getOperator, async ({ db, operator }) => ({
  operator: { uuid: operator.operatorUuid, name: operator.name },
  waiting: {
    companies: await countCases(db),
    identities: await countIdentityCases(db),
    jobs: await countAppeals(db),
    proposals: await countProposals(db, operator.operatorUuid),
    erasures: await countErasureRequests(db),
  },
}));

/** The operator of a token. @throws AppError 101 unknown or ended, 401 expired */
export async function authenticateOperator(db: Database, token: string, now: Date): Promise<OperatorActor> {
  const sessionHash = hashToken(token);
  const session = await findOperatorSession(db, sessionHash);
  if (!session || session.ended_at !== null) throw new AppError(101);
  if (Date.parse(session.expires_at) <= now.getTime()) throw new AppError(401);
  return { kind: 'operator', operatorUuid: session.uuid, name: session.name, sessionHash };
}

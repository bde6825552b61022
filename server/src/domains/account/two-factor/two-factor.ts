import * as contract from '@qinghe/contract/account/two-factor.ts';
import { isSmsCode } from '@qinghe/contract/formats.ts';
import { AppError } from '../../../app-error.ts';
import { seal, unseal } from '../../../http/sealed.ts';
import { type Write, writeForAccount } from '../../../http/write.ts';
import { requireFound } from '../../../refusals.ts';
import { openFailures } from '../login/login-failures.ts';
import { lockCredentials } from '../password/password-queries.ts';
import { LOCK_AFTER_WRONG_CODES } from '../rules.ts';
import { checkPassword } from '../secrets.ts';
import { hashRecoveryCode, newRecoveryCode, newSecret, uriOf, windowOf } from './totp.ts';
import {
  confirmSecret,
  deleteTwoFactor,
  insertRecoveryCodes,
  lockTwoFactor,
  saveSecret,
  useRecoveryCode,
  useWindow,
} from './two-factor-queries.ts';

/** @throws AppError 40902 when it is on already, or without a password, which turns it off again */
export const beginTwoFactor = writeForAccount(
  contract.beginTwoFactor,
  { audit: { none: 'it counts once it is confirmed' } },
  async ({ db, services, account: { accountUuid } }) => {
    const factor = await lockTwoFactor(db, accountUuid);
    const { phone, email, password_hash } = requireFound(await lockCredentials(db, accountUuid));
    if (password_hash === null) throw new AppError(40902, { reason: 'twoFactor.password' });
    if (factor?.confirmed_at) throw new AppError(40902, { reason: 'twoFactor.on' });
    const secret = newSecret();
    await saveSecret(db, accountUuid, seal(secret, sealingKey(services)));
    return { secret, uri: uriOf(secret, phone ?? email ?? '') };
  },
);

/**
 * The password too: whoever found a session open would keep its owner out.
 * @throws AppError 400 at `password`, 40102 wrong code, 40105 after five of either, 40902 when it is on, or was not begun
 */
export const confirmTwoFactor = writeForAccount(
  contract.confirmTwoFactor,
  { audit: 'account.two_factor_on' },
  async (call, { code, password }) => {
    const { db, services, account, note, now } = call;
    const uuid = account.accountUuid;
    const failures = await openTries(call, uuid);
    if ((await lockTwoFactor(db, uuid))?.confirmed_at !== null)
      throw new AppError(40902, { reason: 'twoFactor.begin' });
    const wrong = await refuseWrong(call, uuid, { failures, code, password });
    if (wrong) return wrong;
    await confirmSecret(db, uuid, now);
    const codes = Array.from({ length: contract.RECOVERY_CODES }, newRecoveryCode);
    const hashes = codes.map((one) => hashRecoveryCode(services.signingSecret, uuid, one));
    await insertRecoveryCodes(db, uuid, hashes);
    note({ objectUuid: uuid });
    return { recovery_codes: codes };
  },
);

/** @throws AppError 400 at `password`, 40102 wrong code, 40105 after five of either, 40902 when it is off */
export const endTwoFactor = writeForAccount(
  contract.endTwoFactor,
  { audit: 'account.two_factor_off' },
  async (call, { code, password }) => {
    const { db, account, note } = call;
    const uuid = account.accountUuid;
    const failures = await openTries(call, uuid);
    if (!(await lockTwoFactor(db, uuid))?.confirmed_at) throw new AppError(40902, { reason: 'twoFactor.off' });
    const wrong = await refuseWrong(call, uuid, { failures, code, password });
    if (wrong) return wrong;
    await deleteTwoFactor(db, uuid);
    note({ objectUuid: uuid });
    return {};
  },
);

/** The refusal of a wrong password or code, to be returned so that the try stays counted. */
async function refuseWrong(
  call: Pick<Write, 'db' | 'services' | 'now'>,
  accountUuid: string,
  { failures, code, password }: { failures: Awaited<ReturnType<typeof openTries>>; code: string; password: string },
): Promise<AppError | undefined> {
  if (failures.isLocked) return new AppError(40105);
  const { password_hash } = requireFound(await lockCredentials(call.db, accountUuid));
  if (await checkPassword(password_hash, password)) return spendSecondFactor(call, accountUuid, code);
  await failures.add();
  return new AppError(400, { field: 'password', reason: 'password.wrongNow' });
}

/**
 * Uses a code of the authenticator up, or a recovery code. A code counts once: neither it nor an older one opens anything
 * a second time.
 * @returns the refusal, to be returned in turn so that the try stays counted: 40102 wrong, 40105 after five
 */
export async function spendSecondFactor(
  { db, services, now }: Pick<Write, 'db' | 'services' | 'now'>,
  accountUuid: string,
  code: string,
): Promise<AppError | undefined> {
  const failures = await openTries({ db, now }, accountUuid);
  if (failures.isLocked) return new AppError(40105);
  const isRight = isSmsCode(code)
    ? await useTotp({ db, services, now }, accountUuid, code)
    : await useRecoveryCode(db, accountUuid, hashRecoveryCode(services.signingSecret, accountUuid, code), now);
  await (isRight ? failures.clear() : failures.add());
  return isRight ? undefined : new AppError(40102, { field: 'code' });
}

async function useTotp(
  { db, services, now }: Pick<Write, 'db' | 'services' | 'now'>,
  accountUuid: string,
  code: string,
): Promise<boolean> {
  const { secret, last_window } = requireFound(await lockTwoFactor(db, accountUuid));
  const window = windowOf(unseal(secret, sealingKey(services)) as string, code, now);
  if (window === undefined || window <= last_window) return false;
  await useWindow(db, accountUuid, window);
  return true;
}

/** Opened before anything else is locked, by all that use a second factor: so that none of them waits for another in a circle. */
const openTries = ({ db, now }: Pick<Write, 'db' | 'now'>, accountUuid: string) =>
  openFailures(db, ['second factor', accountUuid], { now, lockAfter: LOCK_AFTER_WRONG_CODES });
const sealingKey = ({ signingSecret }: Pick<Write['services'], 'signingSecret'>): string => `${signingSecret}.totp`;

import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import { hashToken, isSessionLive } from '../account/index.ts';
import { type CheckRow, findCheckByResult } from './check-queries.ts';
import { RESULT_DAYS, stateOfCheck } from './rules.ts';

const DAY = 86_400_000;

/**
 * The check that a key has found, where papers can be handed in under it: once, for ten minutes, as long as the session
 * that asked for it lives.
 * @throws AppError 40401 for whatever opens nothing, 40902 once it was handed in
 */
export async function requireUsable(db: Reader, check: CheckRow | undefined, now: Date): Promise<CheckRow> {
  const state = stateOfCheck(check, now);
  if (state === 'handed_in') throw new AppError(40902, { reason: 'faceCheck.used' });
  if (!check || state === 'expired' || !(await isSessionLive(db, check.session_hash, now)))
    throw new AppError(40401, { reason: 'faceCheck.over' });
  return check;
}

/** The check whose result a phone may look at. @throws AppError 40401 after three days, or once there is a newer one */
export async function requireResult(db: Reader, key: string, now: Date): Promise<CheckRow> {
  const handedInAfter = new Date(now.getTime() - RESULT_DAYS * DAY);
  const check = await findCheckByResult(db, hashToken(key), handedInAfter);
  if (!check) throw new AppError(40401, { reason: 'faceCheck.resultOver' });
  return check;
}

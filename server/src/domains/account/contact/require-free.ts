import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import { findUuidByEmail } from '../password/password-queries.ts';
import { findByPhone } from './contact-queries.ts';

const codes = { phone: 40907, email: 40908 } as const;

/** Asked after a right code alone: who has the phone may know. @throws AppError 40907 when another account has it */
export async function requireFreePhone(db: Trx, phone: string): Promise<void> {
  if (await findByPhone(db, phone)) throw new AppError(codes.phone, { field: 'phone' });
}

/** As `requireFreePhone`, for an e-mail in small letters. @throws AppError 40908 */
export async function requireFreeEmail(db: Trx, email: string): Promise<void> {
  if (await findUuidByEmail(db, email)) throw new AppError(codes.email, { field: 'email' });
}

/** For one that another account took in the same moment, as a first login does. @throws AppError 40907 or 40908 */
export const refuseTaken =
  (field: 'phone' | 'email') =>
  (error: unknown): never => {
    throw isUniqueViolation(error) ? new AppError(codes[field], { field }) : error;
  };

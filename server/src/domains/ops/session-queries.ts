import type { Reader, Trx } from '../../db/database.ts';

export const findOperatorForLogin = (trx: Trx, phone: string) =>
  trx
    .selectFrom('operator')
    .select(['uuid', 'name', 'password_hash', 'totp_secret', 'totp_window'])
    .where('phone', '=', phone)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The code of a window is used up, and so are those of all windows before. */
export async function useOperatorWindow(trx: Trx, uuid: string, window: number): Promise<void> {
  await trx.updateTable('operator').set({ totp_window: window }).where('uuid', '=', uuid).execute();
}

/** Ends what other session the operator has, and begins this one. */
export async function insertOperatorSession(
  trx: Trx,
  { now, ...session }: { token_hash: Buffer; operator_uuid: string; expires_at: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('operator_session')
    .set({ ended_at: now })
    .where('operator_uuid', '=', session.operator_uuid)
    .where('ended_at', 'is', null)
    .execute();
  await trx
    .insertInto('operator_session')
    .values({ ...session, created_at: now })
    .execute();
}

export async function endOperatorSession(trx: Trx, tokenHash: Buffer, now: Date): Promise<void> {
  await trx.updateTable('operator_session').set({ ended_at: now }).where('token_hash', '=', tokenHash).execute();
}

export const findOperatorSession = (reader: Reader, tokenHash: Buffer) =>
  reader
    .selectFrom('operator_session')
    .innerJoin('operator', 'operator.uuid', 'operator_session.operator_uuid')
    .select(['operator.uuid', 'operator.name', 'operator_session.expires_at', 'operator_session.ended_at'])
    .where('operator_session.token_hash', '=', tokenHash)
    .where('operator.closed_at', 'is', null)
    .executeTakeFirst();

export async function insertOperator(
  trx: Trx,
  operator: {
    uuid: string;
    phone: string;
    name: string;
    password_hash: string;
    totp_secret?: Buffer;
    created_at: Date;
  },
): Promise<void> {
  await trx.insertInto('operator').values(operator).execute();
}

import { AppError } from '../app-error.ts';
import { readLastChange } from '../db/audit.ts';
import type { Trx } from '../db/database.ts';
import { requireCurrent } from '../refusals.ts';
import type { Member } from './context.ts';

/** What a caller saw of an object that people change. */
export interface Seen {
  uuid: string;
  version: number;
}

interface VersionedCall {
  db: Trx;
  now: Date;
}

interface Versioned<Call, Row, Action extends string> {
  /** Locks the row; undefined where it is not there, or not the caller's to see. */
  lock(call: Call, uuid: string): Promise<Row | undefined>;
  /** The object as it is now, as its own calls show it. */
  present(call: Call, row: NoInfer<Row>): Promise<object> | object;
  /** What may be done with it in its state; everything where it has none. */
  abilities?(row: NoInfer<Row>, now: Date): Readonly<Record<Action, boolean>>;
}

/**
 * Makes the function that locks an object for a write, as the caller saw it and if the action is possible now. A member is
 * told who changed it meanwhile.
 * @throws AppError 40401 gone or not the caller's, 40901 with the current one, 40902 not in this state
 */
export const lockForUpdate =
  <Call extends VersionedCall, Row extends { version: number }, Action extends string>({
    lock,
    present,
    abilities,
  }: Versioned<Call, Row, Action>) =>
  async (call: Call, seen: Seen, action?: Action): Promise<Row> => {
    const row = await requireCurrent(await lock(call, seen.uuid), seen.version, async (found) => ({
      ...(await present(call, found)),
      ...(isMembers(call) ? await readLastChange(call.db, call.member, seen.uuid) : {}),
    }));
    if (action && abilities && !abilities(row, call.now)[action]) throw new AppError(40902);
    return row;
  };

const isMembers = <Call extends VersionedCall>(call: Call): call is Call & { member: Member } => 'member' in call;

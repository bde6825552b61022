import type { ShareRight } from '@qinghe/contract/roles.ts';
import type { LastChange } from '../../db/audit.ts';
import type { Member } from '../../http/context.ts';
import type { MemberWrite } from '../../http/write.ts';
import { requireCurrent, requireFound } from '../../refusals.ts';
import { requireRight } from '../../sharing.ts';
import { jobOf } from './access.ts';
import { readDetail } from './desk/present-application.ts';
import { type HistoryRow, readHistory } from './history-queries.ts';
import { type FullApplication, lockApplication } from './queries.ts';

export interface SeenApplication {
  uuid: string;
  version: number;
}

/** An application that is being changed: its row, locked, and its history, newest first. */
export interface LockedApplication {
  application: FullApplication;
  history: readonly HistoryRow[];
}

/**
 * The application, locked, at any version. Notes and stars are for whoever may read it.
 * @throws AppError 40401 unknown, or not the caller's to see; 40902 where its job is only shared to be read
 */
export async function lockVisible(
  { db, member }: MemberWrite,
  uuid: string,
  least: ShareRight = 'act',
): Promise<FullApplication> {
  const found = requireFound(await lockApplication(db, member.companyUuid, uuid));
  requireRight(member, jobOf(found), least);
  return found;
}

/** The application as the caller saw it, locked. @throws AppError 40401, 40901 with the current state */
export async function lockApplicationForUpdate(call: MemberWrite, seen: SeenApplication): Promise<LockedApplication> {
  // Asked for together, read behind the lock all the same: a connection answers in turn.
  const [found, history] = await Promise.all([
    lockVisible(call, seen.uuid),
    readHistory(call.db, call.member.companyUuid, seen.uuid),
  ]);
  const application = await requireCurrent(found, seen.version, async () => ({
    ...(await readDetail(call, seen.uuid)),
    ...lastChange(call.member, history),
  }));
  return { application, history };
}

function lastChange({ accountUuid }: Member, [newest]: readonly HistoryRow[]): LastChange | undefined {
  if (!newest?.actor_name) return undefined;
  const { actor_name, actor_uuid, at } = newest;
  return { changed_by: actor_name, changed_at: at, changed_by_you: actor_uuid === accountUuid };
}

import * as contract from '@qinghe/contract/resumes/anonymous.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { write } from '../../../http/write.ts';
import { readDetail } from '../desk/present-application.ts';
import { insertHistory } from '../history-queries.ts';
import { lockVisible } from '../lock-application.ts';
import { joinByMachine } from '../persons/link-pair.ts';
import { hasReached } from '../rules.ts';
import { hasVerdict, type Revealed, readHidden, reveal } from './anonymous-queries.ts';

/** Who revealed somebody; null where the machine did, since the company knows them otherwise. */
interface By {
  accountUuid: string | null;
  at: Date;
}

/**
 * Shows who stands behind an anonymous application. Twice, or by two at once, is once.
 * @throws AppError 40401, 40902 without stars or a note of one's own
 */
export const revealApplication = write(
  contract.revealApplication,
  { audit: 'application.revealed' },
  async (call, { uuid }) => {
    const { db, member, now } = call;
    const application = await lockVisible(call, uuid);
    if (application.anonymous_as === null) call.noteNothing();
    else {
      if (!(await hasVerdict(db, member, uuid))) throw new AppError(40902, { reason: 'anonymous.verdictFirst' });
      await revealMany(db, member.companyUuid, [uuid], { accountUuid: member.accountUuid, at: now });
      call.note({ objectUuid: uuid, detail: { code: application.anonymous_as } });
      const { job_uuid, job_owner_uuid, kind } = application;
      await call.publish({ type: 'application.read', uuid, job_uuid, kind }, [job_owner_uuid]);
    }
    return readDetail(call, uuid);
  },
);

/** Reveals those of some applications that have come as far as their job says. @returns those who were anonymous */
export async function revealReached(
  trx: Trx,
  companyUuid: string,
  uuids: readonly string[],
  by: By,
): Promise<Revealed[]> {
  const hidden = await readHidden(trx, companyUuid, { uuids });
  const reached = hidden.filter(({ stage, until }) => until === null || hasReached(stage, until));
  return revealMany(
    trx,
    companyUuid,
    reached.map(({ uuid }) => uuid),
    by,
  );
}

/** So many steps are written at a time. */
const AT_ONCE = 500;

/** Reveals applications, whatever speaks for it; each history says so. @returns those who were anonymous */
export async function revealMany(
  trx: Trx,
  companyUuid: string,
  uuids: readonly string[],
  { accountUuid, at }: By,
): Promise<Revealed[]> {
  const revealed = await reveal(trx, companyUuid, uuids);
  for (let from = 0; from < revealed.length; from += AT_ONCE)
    await insertHistory(
      trx,
      companyUuid,
      ...revealed.slice(from, from + AT_ONCE).map(({ uuid, code, version }) => ({
        ...{ uuid: uuidv7(), application_uuid: uuid, action: 'revealed' as const, from_stage: null, to_stage: null },
        ...{ reason: code, actor_uuid: accountUuid, version, stage_since_before: null, at },
      })),
    );
  // By its name the machine knows it again.
  for (const { uuid } of revealed) await joinByMachine(trx, companyUuid, uuid, at);
  return revealed;
}

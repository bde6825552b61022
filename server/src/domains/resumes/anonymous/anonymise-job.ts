import type { AnonymousUntil } from '@qinghe/contract/resumes/anonymous-until.ts';
import type { Reader, Trx } from '../../../db/database.ts';
import { hasReached } from '../rules.ts';
import { lockHidden, readHidden, readUnseen } from './anonymous-queries.ts';
import { hideMany } from './hide.ts';
import { revealMany } from './reveal.ts';

/** Whom a job's stage would make anonymous and reveal: none reveals all; nobody whose CV somebody has seen is hidden by it. */
export async function changesByUntil(
  reader: Reader,
  companyUuid: string,
  jobUuid: string,
  until: AnonymousUntil | null,
): Promise<{ hidden: string[]; revealed: string[] }> {
  const hidden = await readHidden(reader, companyUuid, { jobUuid });
  const revealed = hidden.filter(({ stage }) => until === null || hasReached(stage, until)).map(({ uuid }) => uuid);
  return { hidden: until === null ? [] : await readUnseen(reader, companyUuid, jobUuid), revealed };
}

/** Hides and reveals by a job's stage. The job is locked, and so are those who stand new for it. @returns how many */
export async function anonymiseJob(
  trx: Trx,
  companyUuid: string,
  jobUuid: string,
  { until, accountUuid, at }: { until: AnonymousUntil | null; accountUuid: string; at: Date },
): Promise<{ hidden: number; revealed: number }> {
  await lockHidden(trx, companyUuid, jobUuid);
  const { hidden, revealed } = await changesByUntil(trx, companyUuid, jobUuid, until);
  await hideMany(trx, companyUuid, jobUuid, hidden);
  await revealMany(trx, companyUuid, revealed, { accountUuid, at });
  return { hidden: hidden.length, revealed: revealed.length };
}

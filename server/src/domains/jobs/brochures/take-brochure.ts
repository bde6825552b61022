import type { Brochure } from '@qinghe/contract/jobs/brochures.ts';
import type { JobDraftPart } from '@qinghe/contract/jobs/job.ts';
import { AppError } from '../../../app-error.ts';
import { readLastChange } from '../../../db/audit.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireCurrent } from '../../../refusals.ts';
import { isBrochureInScope, lockBrochure } from './brochure-queries.ts';
import { brochureAbilities } from './brochure-rules.ts';
import { readBrochureDetail } from './present-brochure.ts';

/**
 * The brochure as the caller saw it, locked, if the action is possible now.
 * @throws AppError 40401, 40901 with the current one and who changed it, 40902 not in this state
 */
export async function takeBrochure(
  call: MemberWrite,
  seen: { uuid: string; version: number },
  action?: keyof Brochure['abilities'],
) {
  const found = await lockBrochure(call.db, call.scope, seen.uuid);
  const brochure = await requireCurrent(found, seen.version, async () => ({
    ...(await readBrochureDetail(call, seen.uuid)),
    ...(await readLastChange(call.db, call.member, seen.uuid)),
  }));
  if (action && !brochureAbilities(brochure)[action]) throw new AppError(40902);
  return brochure;
}

/** A brochure that a draft names is one that the caller may see. @throws AppError 400 otherwise */
export async function requireKnownBrochure({ db, scope }: MemberWrite, draft: JobDraftPart | undefined): Promise<void> {
  const brochure_uuid = draft?.kind === 'campus' ? draft.brochure_uuid : undefined;
  if (brochure_uuid && !(await isBrochureInScope(db, scope, brochure_uuid)))
    throw new AppError(400, { field: 'draft.brochure_uuid', reason: 'brochure.unknown' });
}

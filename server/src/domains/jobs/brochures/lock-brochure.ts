import type { JobDraftPart } from '@qinghe/contract/jobs/job.ts';
import { AppError } from '../../../app-error.ts';
import { lockForUpdate } from '../../../http/versioned.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireRight } from '../../../sharing.ts';
import { isBrochureInScope, lockBrochure } from './brochure-queries.ts';
import { brochureAbilities } from './brochure-rules.ts';
import { readBrochureDetail } from './present-brochure.ts';

/** The brochure as the caller saw it, locked, if the action is possible now. Errors as of `lockForUpdate`. */
export const lockBrochureForUpdate = lockForUpdate({
  lock: async ({ db, scope, member }: MemberWrite, uuid: string) =>
    requireRight(member, await lockBrochure(db, scope, uuid), 'act'),
  present: (call: MemberWrite, { uuid }) => readBrochureDetail(call, uuid),
  abilities: brochureAbilities,
});

/** A brochure that a draft names is one that the caller may see. @throws AppError 400 otherwise */
export async function requireKnownBrochure({ db, scope }: MemberWrite, draft: JobDraftPart | undefined): Promise<void> {
  const brochure_uuid = draft?.kind === 'campus' ? draft.brochure_uuid : undefined;
  if (brochure_uuid && !(await isBrochureInScope(db, scope, brochure_uuid)))
    throw new AppError(400, { field: 'draft.brochure_uuid', reason: 'brochure.unknown' });
}

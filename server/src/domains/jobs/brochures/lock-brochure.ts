import type { BrochureFinding, BrochureTexts } from '@qinghe/contract/jobs/brochures.ts';
import type { JobDraftPart } from '@qinghe/contract/jobs/job.ts';
import { AppError } from '../../../app-error.ts';
import { lockForUpdate } from '../../../http/versioned.ts';
import type { MemberWrite } from '../../../http/write.ts';
import { requireUnseen } from '../../../refusals.ts';
import { requireRight } from '../../../sharing.ts';
import { requirePublishingCompany } from '../publish/require-publishing-company.ts';
import { isBrochureInScope, lockBrochure } from './brochure-queries.ts';
import { brochureAbilities } from './brochure-rules.ts';
import { findBrochureProblems } from './check-brochure.ts';
import { readBrochureDetail } from './present-brochure.ts';

/** The brochure as the caller saw it, locked, if the action is possible now. Errors as of `lockForUpdate`. */
export const lockBrochureForUpdate = lockForUpdate({
  lock: async ({ db, scope, member }: MemberWrite, uuid: string) => {
    const brochure = requireRight(member, await lockBrochure(db, scope, uuid), 'act');
    requireUnseen(member, brochure.state !== 'draft');
    return brochure;
  },
  present: (call: MemberWrite, { uuid }) => readBrochureDetail(call, uuid),
  abilities: (brochure) => brochureAbilities(brochure),
});

/** A brochure that a draft names is one that the caller may see. @throws AppError 400 otherwise */
export async function requireKnownBrochure({ db, scope }: MemberWrite, draft: JobDraftPart | undefined): Promise<void> {
  const brochure_uuid = draft?.kind === 'campus' ? draft.brochure_uuid : undefined;
  if (brochure_uuid && !(await isBrochureInScope(db, scope, brochure_uuid)))
    throw new AppError(400, { field: 'draft.brochure_uuid', reason: 'brochure.unknown' });
}

/**
 * What a brochure tells students says nothing that a job may not say.
 * @throws AppError 40902 while the company may not, 42201 at the first field with the findings
 */
export async function requirePublishable(
  { db, member, locale }: MemberWrite,
  { title, text, schedule }: Pick<BrochureTexts, 'title' | 'text' | 'schedule'>,
): Promise<void> {
  await requirePublishingCompany(db, member.companyUuid, 'brochure');
  const findings = await findBrochureProblems(db, { title, text, schedule }, locale);
  const [first] = findings.filter(({ level }) => level === 'block');
  if (first) throw new AppError(42201, { field: fieldOf(first), reason: first.message, data: { findings } });
}

const fieldOf = ({ field, item }: BrochureFinding): string => (field === 'schedule' ? `schedule.${item}.name` : field);

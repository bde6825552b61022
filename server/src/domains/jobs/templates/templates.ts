import type { JobDraft } from '@qinghe/contract/jobs/job.ts';
import * as contract from '@qinghe/contract/jobs/templates.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import type { Member } from '../../../http/context.ts';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireCurrent, requireFound, requireRoom } from '../../../refusals.ts';
import { lockVisibleJob } from '../draft/lock-job.ts';
import { lockCompany } from '../publish/publish-queries.ts';
import { draftOf } from '../queries.ts';
import {
  countTemplates,
  deleteTemplate,
  findTemplate,
  insertTemplate,
  isNameTaken,
  lockTemplate,
  readTemplates,
  renameTemplate,
} from './template-queries.ts';

export const listJobTemplates = read(contract.listJobTemplates, async ({ db, member }, { kind }) => ({
  items: (await readTemplates(db, member.companyUuid, kind)).map((row) => present(member, row)),
}));

/** @throws AppError 40401 for a job that the caller may not see, 40902 where there are as many as there may be, 400 for a name that is taken */
export const saveJobTemplate = write(
  contract.saveJobTemplate,
  { audit: 'job.template_saved' },
  async (call, { job_uuid, name }) => {
    const { db, member, now } = call;
    const job = await lockVisibleJob(call, job_uuid);
    await requireRoom({
      lock: () => lockCompany(db, member.companyUuid),
      count: () => countTemplates(db, member.companyUuid),
      most: contract.MAX_JOB_TEMPLATES,
      reason: 'job.templatesFull',
    });
    const uuid = uuidv7();
    const draft = withoutSeason(draftOf(job));
    const template = { uuid, name, draft, account_uuid: member.accountUuid, saved_at: now };
    if (!(await insertTemplate(db, member.companyUuid, template)))
      throw new AppError(400, { field: 'name', reason: 'job.templateNamed' });
    call.note({ objectUuid: job_uuid, detail: { name } });
    return present(member, requireFound(await findTemplate(db, member.companyUuid, uuid)));
  },
);

/**
 * @throws AppError 40401 gone, or another's who is not led by the caller; 40901 with the current one when it was renamed
 * since, 400 for a name that is taken
 */
export const renameJobTemplate = write(
  contract.renameJobTemplate,
  { audit: 'job.template_renamed' },
  async (call, { uuid, version, name }) => {
    const { db, member } = call;
    // Who keeps a job under a name locks the company too: of two that want the same name one gets it.
    await lockCompany(db, member.companyUuid);
    const found = await lockTemplate(db, member.companyUuid, uuid);
    const mine = found && isRemovable(member, found) ? found : undefined;
    const template = await requireCurrent(mine, version, (current) => present(member, current));
    if (await isNameTaken(db, member.companyUuid, { ...template, name }))
      throw new AppError(400, { field: 'name', reason: 'job.templateNamed' });
    await renameTemplate(db, member.companyUuid, { uuid, name });
    call.note({ objectUuid: uuid, detail: { name } });
    return present(member, { ...template, name, version: version + 1 });
  },
);

/** @throws AppError 40401 gone, or another's who is not led by the caller */
export const deleteJobTemplate = write(
  contract.deleteJobTemplate,
  { audit: 'job.template_deleted' },
  async ({ db, member }, { uuid }) => {
    const found = await findTemplate(db, member.companyUuid, uuid);
    requireFound(found && isRemovable(member, found) ? found : undefined);
    await deleteTemplate(db, member.companyUuid, uuid);
    return {};
  },
);

/** What belongs to one season alone is chosen anew. */
const withoutSeason = (draft: JobDraft): JobDraft =>
  draft.kind === 'campus' ? { ...draft, deadline: null, brochure_uuid: null } : { ...draft, deadline: null };

type Row = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

const isRemovable = (member: Member, { account_uuid }: Row): boolean =>
  member.type === 'master' || account_uuid === member.accountUuid;

const present = (member: Member, template: Row): contract.JobTemplate => ({
  uuid: template.uuid,
  version: template.version,
  name: template.name,
  kind: template.kind,
  saved_at: template.saved_at,
  // It was a draft of the contract when it was kept.
  draft: template.draft,
  by: template.by ?? '',
  removable: isRemovable(member, template),
});

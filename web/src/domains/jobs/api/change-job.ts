import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import {
  createDraft,
  deleteDraft,
  extendDeadline,
  type getJob,
  publishJob,
  saveDraft,
  setJobOnline,
} from '@qinghe/contract/jobs/endpoints.ts';
import type { InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { call } from '../../../lib/call.ts';
import { useAction } from '../../../lib/use-action.ts';

export type Job = OutputOf<typeof getJob>;

/** An internship; a campus job has a form of its own. */
export type Internship = Job & { draft: InternshipDraft };

export const isInternship = (job: Job): job is Internship => job.draft.kind === 'internship';

/** What was sent as an internship comes back as one. */
export function asInternship(job: Job): Internship {
  if (!isInternship(job)) throw new Error(`${job.uuid} is no internship`);
  return job;
}

/** The version is the one that the person saw. */
export interface SeenJob {
  uuid: string;
  version: number;
}

/** What is handed in of a draft; what is left out stays as it is. */
type DraftPart = Partial<InternshipDraft> & Pick<InternshipDraft, 'kind'>;

/** `key` is of the form that is open: a draft whose response was lost is not made twice. */
export const startDraft = async (draft: DraftPart, key: string): Promise<Internship> =>
  asInternship(await call(createDraft, { kind: 'internship', draft }, { idempotencyKey: key, background: true }));

export const updateDraft = async ({ uuid, version }: SeenJob, draft: DraftPart): Promise<Internship> =>
  asInternship(await call(saveDraft, { uuid, version, draft }, { background: true }));

/** Hands a saved draft in; the form says what keeps it from going out. */
export const publish = ({ uuid, version }: SeenJob): Promise<Job> => call(publishJob, { uuid, version });

/** What can be done with a job in a list. */
export const useJobActions = () => ({
  copy: useAction(createDraft),
  remove: useAction(deleteDraft, { successToast: true }),
  setOnline: useAction(setJobOnline, { successToast: true }),
});

/** Moves a deadline to a later day. The form says what failed. */
export const useExtendDeadline = () => useAction(extendDeadline, { silent: true }).attempt;

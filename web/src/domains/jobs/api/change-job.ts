import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import {
  createDraft,
  deleteDraft,
  type getJob,
  publishJob,
  saveDraft,
  setJobOnline,
} from '@qinghe/contract/jobs/endpoints.ts';
import type { InternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { call } from '../../../lib/call.ts';
import { useAction } from '../../../lib/use-action.ts';

export type Job = OutputOf<typeof getJob>;

/** The version is the one that the person saw. */
export interface SeenJob {
  uuid: string;
  version: number;
}

/** `key` is of the form that is open: a draft whose answer was lost is not made twice. */
export const startDraft = (draft: InternshipDraft, key: string): Promise<Job> =>
  call(createDraft, { kind: 'internship', draft }, { idempotencyKey: key, background: true });

export const keepDraft = ({ uuid, version }: SeenJob, draft: InternshipDraft): Promise<Job> =>
  call(saveDraft, { uuid, version, draft }, { background: true });

/** Hands a saved draft in; the form says what keeps it from going out. */
export const publish = ({ uuid, version }: SeenJob): Promise<Job> => call(publishJob, { uuid, version });

/** What can be done with a job in a list. */
export const useJobActions = () => ({
  copy: useAction(createDraft),
  remove: useAction(deleteDraft, { successToast: true }),
  setOnline: useAction(setJobOnline, { successToast: true }),
});

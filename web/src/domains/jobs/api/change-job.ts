import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import {
  createDraft,
  deleteDraft,
  extendDeadline,
  type getJob,
  publishJob,
  saveDraft,
  setJobOnline,
  startChange,
} from '@qinghe/contract/jobs/endpoints.ts';
import type { JobDraftPart } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { call } from '../../../lib/api/call.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export type Job = OutputOf<typeof getJob>;

/** What was sent as a job of a kind comes back as one: each kind has a form of its own. */
export function ofKind(kind: JobKind, job: Job): Job {
  if (job.draft.kind !== kind) throw new Error(`${job.uuid} is no job of the kind ${kind}`);
  return job;
}

/** The version is the one that the person saw. */
export interface SeenJob {
  uuid: string;
  version: number;
}

/** `key` is of the form that is open: a draft whose response was lost is not made twice. */
export const startDraft = async (draft: JobDraftPart, key: string): Promise<Job> =>
  ofKind(draft.kind, await call(createDraft, { kind: draft.kind, draft }, { idempotencyKey: key, background: true }));

/** What is left out of a draft stays as it is. */
export const updateDraft = async ({ uuid, version }: SeenJob, draft: JobDraftPart): Promise<Job> =>
  ofKind(draft.kind, await call(saveDraft, { uuid, version, draft }, { background: true }));

/** Hands a saved draft in; the form says what keeps it from going out. */
export const publish = ({ uuid, version }: SeenJob): Promise<Job> => call(publishJob, { uuid, version });

/** What can be done with a job in a list. */
export const useJobActions = () => ({
  copy: useAction(createDraft),
  remove: useAction(deleteDraft, { successToast: true }),
  change: useAction(startChange),
  /** Whoever calls it says what was done, and what was not. */
  setOnline: useAction(setJobOnline, { silent: true }).attempt,
  /** Whoever calls it says what was done. */
  takeOffline: useAction(setJobOnline),
});

/** Moves a deadline to a later day. The form says what failed. */
export const useExtendDeadline = () => useAction(extendDeadline, { silent: true }).attempt;

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
import { newKey } from '../../../lib/new-key.ts';

export type Job = OutputOf<typeof getJob>;

/** The version is the one that the person saw. */
export interface SeenJob {
  uuid: string;
  version: number;
}

/** `key` is of the form that is open: a draft whose answer was lost is not made twice. */
export const startDraft = (draft: InternshipDraft, key: string): Promise<Job> =>
  call(createDraft, { kind: 'internship', draft }, { idempotencyKey: key, silent: true, background: true });

export const copyJob = (uuid: string): Promise<Job> =>
  call(createDraft, { kind: 'internship', copy_of: uuid }, { idempotencyKey: newKey() });

export const keepDraft = (seen: SeenJob, draft: InternshipDraft): Promise<Job> =>
  call(saveDraft, { uuid: seen.uuid, version: seen.version, draft }, { silent: true, background: true });

export const removeDraft = (seen: SeenJob) =>
  call(deleteDraft, { uuid: seen.uuid, version: seen.version }, { successToast: true });

export const publish = (seen: SeenJob): Promise<Job> =>
  call(publishJob, { uuid: seen.uuid, version: seen.version }, { idempotencyKey: newKey(), silent: true });

export const putOnline = (seen: SeenJob, online: boolean): Promise<Job> =>
  call(setJobOnline, { uuid: seen.uuid, version: seen.version, online }, { successToast: true });

import type { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { draftsByKind, type JobDraft } from '@qinghe/contract/jobs/job.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useQueryClient } from '@tanstack/react-query';
import { companyInfoQuery } from '../../../domains/company/api/get-company-info.ts';
import { type Job, ofKind, startDraft, updateDraft } from '../../../domains/jobs/api/change-job.ts';
import { jobQuery } from '../../../domains/jobs/api/get-job.ts';
import { useAutosave } from '../../../ui/form/use-autosave.ts';
import { isSavable, savablePart } from './unsavable.ts';

interface DraftOptions {
  kind: JobKind;
  /** The job as the server has it; undefined for a new one. */
  job: Job | undefined;
  /** Told once the new draft has an address of its own. */
  onStarted: (job: Job) => void;
}

/** A job's draft, saved while the person types; one that has no job yet is kept under its kind. */
export function useDraft({ kind, job, onStarted }: DraftOptions) {
  const client = useQueryClient();
  const { values, ...rest } = useAutosave<JobDraft, Job>({
    keyOf: (uuid) => `job:${uuid ?? `new:${kind}`}`,
    saved: job,
    empty: { ...draftsByKind[kind].empty, ...placeOf(client.getQueryData(companyInfoQuery.queryKey)) } as JobDraft,
    valuesOf: (saved) => ofKind(kind, saved).draft,
    sift: (kept) => Object.fromEntries(Object.entries(kept).filter(([field, value]) => isDrawable(kind, field, value))),
    savable: savablePart,
    create: (draft, key) => startDraft(savablePart(draft), key),
    update: (seen, draft) => updateDraft(seen, savablePart(draft)),
    // The preview, and the way back from it, show what was saved last.
    onSaved: (saved) => client.setQueryData(jobQuery(saved.uuid).queryKey, saved),
    onStarted,
  });
  return { draft: values, ...rest };
}

/** Where the company is: a new job begins there. */
const placeOf = ({ company }: OutputOf<typeof getCompanyInfo> = { company: null }): Partial<JobDraft> =>
  company?.city ? { cities: [company.city], address: company.office_address } : {};

/** Right, or at least texts where texts belong: what cannot be saved yet is not lost either. */
function isDrawable(kind: JobKind, field: string, value: unknown): boolean {
  const empty = (draftsByKind[kind].empty as Record<string, unknown>)[field];
  if (empty === undefined) return false;
  if (typeof empty === 'string' && field !== 'kind') return typeof value === 'string';
  return isSavable(kind, field, value) || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
}

import { type AskedFields, getResumeConfig, saveResumeConfig } from '@qinghe/contract/jobs/resume-config.ts';
import { previewApplyForm } from '@qinghe/contract/resumes/preview-form.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useResumeConfig = (kind: JobKind) => useQuery(apiQuery(getResumeConfig, { kind }, { silent: true }));

/** Saves what the apply forms ask for. The form says what failed. */
export const useSaveResumeConfig = () => useAction(saveResumeConfig, { silent: true }).attempt;

/** The apply form under a choice that need not be saved; the one of before until it has come. */
export const useFormPreview = (kind: JobKind, fields: AskedFields) =>
  useQuery({
    ...apiQuery(previewApplyForm, { kind, fields }, { silent: true, gcTime: 10_000 }),
    placeholderData: keepPreviousData,
  });

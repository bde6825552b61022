import {
  deleteJobTemplate,
  listJobTemplates,
  renameJobTemplate,
  saveJobTemplate,
} from '@qinghe/contract/jobs/templates.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';
import { useAction } from '../../../lib/api/use-action.ts';

export const useJobTemplates = (kind: JobKind) => useQuery(apiQuery(listJobTemplates, { kind }));

/** Keeps a job as a template. The form says what failed. */
export const useSaveTemplate = () => useAction(saveJobTemplate, { silent: true }).attempt;

/** The form says what failed. */
export const useRenameTemplate = () => useAction(renameJobTemplate, { silent: true }).attempt;

export const useDeleteTemplate = () => useAction(deleteJobTemplate, { successToast: true });

import type { InputOf } from '@qinghe/contract/endpoint.ts';
import { exportJobs } from '@qinghe/contract/imports/export.ts';
import { startImport } from '@qinghe/contract/imports/import.ts';
import { createDraft } from '@qinghe/contract/jobs/endpoints.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { Suspense } from 'react';
import { useAllowed, useMay } from '../../../domains/account/may.ts';
import { useExport } from '../../../domains/files/components/export-button.tsx';
import { useExportJobs } from '../../../domains/imports/api/import-jobs.ts';
import { applyFormAddress, importAddress, jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import type { OpenDialog } from '../../../ui/dialog/use-dialog.ts';
import { HoldKeys } from '../../../ui/key/hold-keys.tsx';
import { onDemand } from '../../../ui/on-demand/on-demand.tsx';

const TemplatesDialog = onDemand(() => import('./templates-dialog.tsx'));

/** What both lists of jobs offer beside their titles, as far as the person may; the export is of what is shown. */
export function useListActions(kind: JobKind, shown: InputOf<typeof exportJobs>, open: OpenDialog) {
  const { t } = useTranslation('jobs');
  const may = useMay();
  const allowed = useAllowed();
  const openTemplates = () =>
    open((close) => (
      <Suspense fallback={<HoldKeys />}>
        <TemplatesDialog kind={kind} onClose={close} />
      </Suspense>
    ));
  return {
    publish: may(createDraft) ? { label: t(`of.${kind}.publish`), to: jobAddresses[kind].create } : undefined,
    others: allowed([
      { calls: startImport, label: t('import'), to: importAddress(kind) },
      { calls: exportJobs, ...useExport({ action: useExportJobs(), input: shown }) },
      { calls: createDraft, label: t('template.open'), run: openTemplates },
      { label: t('applyForm'), to: applyFormAddress(kind) },
    ]),
  };
}

import { type JobImport, MAX_IMPORT_BYTES } from '@qinghe/contract/imports/import.ts';
import type { JobKind } from '@qinghe/contract/resumes/stages.ts';
import { useState } from 'react';
import { sendJobs } from '../../../domains/imports/api/import-jobs.ts';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FileField } from '../../../ui/field/file-field.tsx';

const TYPES = ['.xlsx', '.csv'];

/** A sheet, sent as soon as it is chosen; what is wrong with the whole of it stands at the field. */
export function FileStep({ kind, onSent }: { kind: JobKind; onSent: (sent: JobImport) => void }) {
  const { t } = useTranslation('imports');
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const take = async (chosen: File | null) => {
    setFile(chosen);
    setFailure(undefined);
    if (!chosen) return;
    setBusy(true);
    try {
      onSent(await sendJobs(kind, chosen));
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setFailure(messageOf(problem, currentLocale()));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FileField
      label={t('file')}
      types={TYPES}
      maxBytes={MAX_IMPORT_BYTES}
      hint={t('fileHint')}
      value={file}
      error={failure}
      progress={busy ? 1 : undefined}
      disabled={busy}
      onChange={(chosen) => void take(chosen)}
    />
  );
}

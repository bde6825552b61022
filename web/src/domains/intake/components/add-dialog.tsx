import { MAX_CV_BYTES } from '@qinghe/contract/files/endpoints.ts';
import type { LegalBasis } from '@qinghe/contract/intake/cv-imports.ts';
import { handSources, type Taken } from '@qinghe/contract/intake/people.ts';
import { useState } from 'react';
import { isApiError, messageOf } from '../../../lib/api/api-error.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { FileField } from '../../../ui/field/file-field.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { Hint } from '../../../ui/text/hint.tsx';
import { useStartCvImport } from '../api/cv-imports.ts';
import { useAddCandidate, useCompleteCvFile, useCvFile } from '../api/people.ts';
import { sendCv } from '../send-files.ts';
import { AlreadyThere } from './already-there.tsx';
import { BasisFields } from './basis-fields.tsx';
import { CV_TYPES } from './cv-types.ts';
import { JobField } from './job-field.tsx';
import { candidateIn, noPerson, PersonFields, useFromCv } from './person-fields.tsx';

const schema = async () => (await import('@qinghe/contract/intake/people.ts')).addCandidate.input;

type Source = (typeof handSources)[number];

const nobody = {
  job_uuid: '',
  basis: '' as LegalBasis,
  basis_note: '',
  source: 'hand' as Source,
  candidate: noPerson,
  note: '',
  /** The CV that was read for it, by its place in an import of its own. */
  row: undefined as string | undefined,
};

interface AddDialogProps {
  /** The job for which somebody is added, where one is known. */
  job?: string | undefined;
  onDone: (taken: Taken) => void;
  onClose: () => void;
}

/** Adds somebody by hand: a CV fills the fields in, or they are typed. */
export default function AddDialog({ job = '', onDone, onClose }: AddDialogProps) {
  const { t } = useTranslation('intake');
  const [there, setThere] = useState<Taken>();
  const [add, complete] = [useAddCandidate(), useCompleteCvFile()];
  const form = useApiForm({
    key: `add-candidate:${job}`,
    drafts: 'memory',
    initial: { ...nobody, job_uuid: job },
    input: ({ candidate, ...rest }) => ({ ...rest, candidate: candidateIn(candidate) }),
    schema,
    save: ({ row, ...input }) => {
      const { candidate, source, note } = input;
      return row ? complete.attempt({ uuid: row, candidate, source, note }) : add.attempt(input);
    },
    startsOver: true,
    onSaved: (taken) => (taken.made ? onDone(taken) : setThere(taken)),
  });
  const { row, job_uuid, basis } = form.values;
  const { data: found } = useCvFile(row);
  useFromCv(form, found);
  const source = form.field('source');
  const isRead = row !== undefined;
  if (there) return <AlreadyThere taken={there} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title={t('add.title')}
      submit={t('add.submit')}
      waiting={found?.is_reading ?? false}
      onClose={onClose}
    >
      <Hint as="p">{t('add.lead')}</Hint>
      <JobField {...form.field('job_uuid')} disabled={isRead} />
      <BasisFields basis={form.field('basis')} note={form.field('basis_note')} disabled={isRead} />
      <SelectField
        {...source}
        label={t('add.source')}
        options={handSources.map((value) => ({ value, label: t(`source.${value}`) }))}
        onChange={(value) => source.onChange((value || 'hand') as Source)}
      />
      <CvField
        asked={{ job_uuid, basis, basis_note: form.values.basis_note }}
        isReading={found?.is_reading ?? false}
        failure={found?.failure_text ?? undefined}
        onSent={(uuid) => form.field('row').onChange(uuid)}
      />
      <PersonFields form={form} found={found} />
    </FormDialog>
  );
}

interface CvFieldProps {
  asked: { job_uuid: string; basis: LegalBasis; basis_note: string };
  isReading: boolean;
  failure: string | undefined;
  onSent: (row: string | undefined) => void;
}

/** The CV, sent as soon as it is chosen: job and basis come first, since the company keeps it from then on. */
function CvField({ asked, isReading, failure, onSent }: CvFieldProps) {
  const { t } = useTranslation('intake');
  const start = useStartCvImport();
  const [file, setFile] = useState<File | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const isReady = asked.job_uuid !== '' && Boolean(asked.basis) && (asked.basis !== 'other' || asked.basis_note !== '');
  const take = async (chosen: File | null) => {
    setFile(chosen);
    setFault(undefined);
    onSent(undefined);
    if (!chosen) return;
    setBusy(true);
    try {
      const { uuid } = await start.attempt({ ...asked, form: 'hand' });
      const sent = await sendCv(uuid, 0, chosen);
      if (sent.state === 'refused' || sent.state === 'double') setFault(t(`reason.${sent.reason ?? 'other'}`));
      else onSent(sent.uuid);
    } catch (problem) {
      if (!isApiError(problem)) throw problem;
      setFault(messageOf(problem, currentLocale()));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FileField
      label={t('add.file')}
      types={CV_TYPES}
      maxBytes={MAX_CV_BYTES}
      hint={t(isReading ? 'add.reading' : isReady ? 'add.fileHint' : 'add.fileLater')}
      value={file}
      error={fault ?? failure}
      progress={busy || isReading ? 1 : undefined}
      disabled={!isReady || busy}
      onChange={(chosen) => void take(chosen)}
    />
  );
}

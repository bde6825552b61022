import type { CvFile } from '@qinghe/contract/intake/cv-imports.ts';
import type { Taken } from '@qinghe/contract/intake/people.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Callout } from '../../../ui/callout/callout.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import { useCompleteCvFile, useCvFile } from '../api/people.ts';
import { AlreadyThere } from './already-there.tsx';
import { candidateIn, noPerson, PersonFields, useFromCv } from './person-fields.tsx';

const schema = async () => (await import('@qinghe/contract/intake/people.ts')).completeCvFile.input;

/** Fills in what the reader did not find in a CV of an import. */
export default function CompleteDialog({ file, onClose }: { file: CvFile; onClose: () => void }) {
  const { t } = useTranslation('intake');
  const [there, setThere] = useState<Taken>();
  const complete = useCompleteCvFile();
  const { data: found } = useCvFile(file.uuid);
  const form = useApiForm({
    key: `complete-cv:${file.uuid}`,
    drafts: 'memory',
    initial: { uuid: file.uuid, candidate: noPerson, note: '' },
    input: ({ candidate, ...rest }) => ({ ...rest, candidate: candidateIn(candidate) }),
    schema,
    save: ({ uuid, candidate, note }) => complete.attempt({ uuid, candidate, note }),
    said: t('add.done'),
    onSaved: (taken) => (taken.made ? onClose() : setThere(taken)),
  });
  useFromCv(form, found);
  if (there) return <AlreadyThere taken={there} onClose={onClose} />;
  return (
    <FormDialog form={form} title={t('complete.title', { name: file.name })} submit={t('add.submit')} onClose={onClose}>
      {file.reason && <Callout tone="amber">{found?.failure_text ?? t(`reason.${file.reason}`)}</Callout>}
      <PersonFields form={form} found={found} />
    </FormDialog>
  );
}

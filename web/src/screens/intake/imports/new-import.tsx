import type { LegalBasis } from '@qinghe/contract/intake/cv-imports.ts';
import { useState } from 'react';
import { BasisFields } from '../../../domains/intake/components/basis-fields.tsx';
import { JobField } from '../../../domains/intake/components/job-field.tsx';
import type { Chosen } from '../../../domains/intake/send-files.ts';
import type { useSendImport } from '../../../domains/intake/use-send-import.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { Row, Stack } from '../../../ui/stack/stack.tsx';
import { Hint } from '../../../ui/text/hint.tsx';
import { CvsField } from './cvs-field.tsx';

interface NewImportProps {
  /** The job that is chosen already. */
  job: string;
  sending: ReturnType<typeof useSendImport>;
}

/** For which job, on what basis, and which files. */
export function NewImport({ job, sending }: NewImportProps) {
  const { t } = useTranslation('intake');
  const [jobUuid, setJob] = useState(job);
  const [basis, setBasis] = useState<LegalBasis | ''>('');
  const [note, setNote] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const isReady =
    jobUuid !== '' &&
    basis !== '' &&
    (basis !== 'other' || note.trim() !== '') &&
    chosen !== null &&
    chosen.kind !== 'wrong';
  const start = () => {
    if (isReady) void sending.run({ job_uuid: jobUuid, basis, basis_note: note }, chosen);
  };
  return (
    <Section title={t('new')}>
      <Stack gap={3}>
        <JobField value={jobUuid} disabled={sending.busy} onChange={setJob} />
        <BasisFields
          basis={{ value: basis as LegalBasis, onChange: setBasis }}
          note={{ value: note, onChange: setNote }}
          disabled={sending.busy}
        />
        <CvsField value={chosen} disabled={sending.busy} onChange={setChosen} />
        <Hint as="p">{t('told')}</Hint>
        <Row>
          <Button variant="primary" busy={sending.busy} disabled={!isReady} onClick={start}>
            {t('start')}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}

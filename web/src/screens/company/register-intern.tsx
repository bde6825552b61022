import type { LicencePapers } from '@qinghe/contract/company/papers.ts';
import type { RegistrationDraft } from '@qinghe/contract/company/register.ts';
import { MAX_PAPER_BYTES } from '@qinghe/contract/files/endpoints.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRegistrationDraft, useSaveRegistrationDraft } from '../../domains/company/api/registration.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FileField } from '../../ui/field/file-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Section } from '../../ui/section/section.tsx';
import { emptyLicence } from './papers/papers-values.ts';
import { useLicenceReading } from './papers/use-licence-reading.ts';
import styles from './registration.module.css';
import { RegistrationForm } from './registration-frame.tsx';
import { Waiting } from './waiting.tsx';

/** The first step of employers without a business licence at hand: a stamped letter, with which one hires interns alone. */
export default function RegisterIntern() {
  const draft = useRegistrationDraft();
  return draft.data ? <Step draft={draft.data} /> : <Waiting query={draft} />;
}

const schema = async () => (await import('@qinghe/contract/company/papers.ts')).licencePapers;
const named = ({ licence }: RegistrationDraft) => ({
  name: licence?.name ?? '',
  credit_code: licence?.credit_code ?? '',
  legal_person: licence?.legal_person ?? '',
  licence_uuid: licence?.proof === 'letter' ? licence.licence_uuid : '',
});

function Step({ draft }: { draft: RegistrationDraft }) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const save = useSaveRegistrationDraft();
  const [file, setFile] = useState<File | null>(null);
  const form = useApiForm<ReturnType<typeof named>, unknown, LicencePapers>({
    key: 'registration:letter',
    initial: named(draft),
    input: (values) => ({ ...emptyLicence, ...values, founded_on: null, valid_until: null, proof: 'letter' }),
    schema,
    save: (licence) => save({ version: draft.version, licence }),
    onSaved: () => void navigate('/register/credentials'),
    latestOf: (current) => named(current as RegistrationDraft),
  });
  const picture = form.field('licence_uuid');
  const reading = useLicenceReading((uuid) => picture.onChange(uuid));
  return (
    <RegistrationForm
      step="licence"
      lead={t('letter.lead')}
      form={form}
      actions={<ButtonLink to="/register">{t('letter.licence')}</ButtonLink>}
      go={t('next.credentials')}
    >
      <Section title={t('letter.title')}>
        <div className={styles.slim}>
          <FileField
            label={t('letter.picture')}
            hint={t('letter.pictureHint')}
            types={['image/png', 'image/jpeg', 'application/pdf']}
            maxBytes={MAX_PAPER_BYTES}
            value={file}
            error={reading.failure ?? picture.error}
            progress={reading.busy ? 1 : undefined}
            disabled={reading.busy}
            onChange={(chosen) => {
              setFile(chosen);
              if (chosen) void reading.read(chosen);
            }}
          />
          <TextField label={t('letter.name')} maxLength={limits.companyName} {...form.field('name')} />
          <TextField label={t('field.credit_code')} maxLength={18} {...form.field('credit_code')} />
          <TextField label={t('letter.head')} maxLength={limits.personName} {...form.field('legal_person')} />
        </div>
      </Section>
    </RegistrationForm>
  );
}

import type { RegistrationDraft } from '@qinghe/contract/company/register.ts';
import { Navigate, useNavigate } from 'react-router';
import { useRegistrationDraft, useSaveRegistrationDraft } from '../../domains/company/api/registration.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Section } from '../../ui/section/section.tsx';
import { CredentialFields } from './papers/credential-fields.tsx';
import { credentialInput, emptyCredentials } from './papers/papers-values.ts';
import { RegistrationForm } from './registration-frame.tsx';
import { Waiting } from './waiting.tsx';

/** The second step: what the company says of itself. */
export default function RegisterCredentials() {
  const draft = useRegistrationDraft();
  if (!draft.data) return <Waiting query={draft} />;
  return draft.data.licence ? <Step draft={draft.data} /> : <Navigate to="/register" replace />;
}

const schema = async () => (await import('@qinghe/contract/company/papers.ts')).credentialPapers;

function Step({ draft }: { draft: RegistrationDraft }) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const save = useSaveRegistrationDraft();
  const form = useApiForm({
    key: 'registration:credentials',
    initial: draft.credentials ?? { ...emptyCredentials, ...draft.suggested },
    input: credentialInput,
    schema,
    save: (credentials) => save({ version: draft.version, credentials }),
    onSaved: () => void navigate('/register/create'),
    latestOf: (current) => (current as RegistrationDraft).credentials ?? emptyCredentials,
  });
  return (
    <RegistrationForm
      step="credentials"
      form={form}
      actions={<ButtonLink to="/register">{t('back')}</ButtonLink>}
      go={t('next.create')}
    >
      <Section title={t('credentials.title')}>
        <CredentialFields form={form} />
      </Section>
    </RegistrationForm>
  );
}

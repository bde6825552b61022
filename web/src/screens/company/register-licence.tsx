import type { RegistrationDraft } from '@qinghe/contract/company/register.ts';
import { Navigate, useNavigate } from 'react-router';
import { useUserInfo } from '../../domains/account/api/get-user-info.ts';
import { useRegistrationDraft, useSaveRegistrationDraft } from '../../domains/company/api/registration.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { today } from '../../lib/time/calendar-day.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { LicenceEditor } from './papers/licence-editor.tsx';
import { emptyLicence, licenceInput, licenceValues } from './papers/papers-values.ts';
import { useCheckedLicence } from './papers/use-checked-licence.ts';
import { RegistrationForm } from './registration-frame.tsx';
import { Waiting } from './waiting.tsx';

/** The first step: the picture of the licence, read by itself, and what it says. */
export default function RegisterLicence() {
  // A licence that is missing or has ended leads here too (5101, 5102): the company is there then.
  const user = useUserInfo();
  const draft = useRegistrationDraft();
  if (user.data?.company_uuid) return <Navigate to="/fill-info/lisence" replace />;
  return draft.data ? <Step draft={draft.data} /> : <Waiting query={draft} />;
}

const schema = async () => (await import('@qinghe/contract/company/papers.ts')).licenceInForce(today());

function Step({ draft }: { draft: RegistrationDraft }) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const save = useSaveRegistrationDraft();
  const form = useApiForm({
    key: 'registration:licence',
    initial: draft.licence ? licenceValues(draft.licence) : emptyLicence,
    input: licenceInput,
    schema,
    save: (licence) => save({ version: draft.version, licence }),
    onSaved: () => void navigate('/register/credentials'),
    latestOf: (current) => {
      const { licence } = current as RegistrationDraft;
      return licence ? licenceValues(licence) : emptyLicence;
    },
  });
  const reading = useCheckedLicence(form);
  return (
    <RegistrationForm
      step="licence"
      form={{ ...form, submit: () => reading.before(form.submit) }}
      actions={
        <>
          <ButtonLink to="/register/join">{t('joinInstead')}</ButtonLink>
          <ButtonLink to="/register/intern-create">{t('letter.instead')}</ButtonLink>
        </>
      }
      go={t('next.credentials')}
    >
      <LicenceEditor form={form} reading={reading} url={draft.licence_url} />
    </RegistrationForm>
  );
}

import type { RegistrationDraft } from '@qinghe/contract/company/register.ts';
import { Navigate, useNavigate } from 'react-router';
import { useCreateCompany, useRegistrationDraft } from '../../domains/company/api/registration.ts';
import { isApiError, messageOf } from '../../lib/api/api-error.ts';
import { currentLocale } from '../../lib/i18n/i18n.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { PapersFacts } from './papers/papers-facts.tsx';
import { RegistrationFrame } from './registration-frame.tsx';
import { Waiting } from './waiting.tsx';

/** The third step: everything once more, then it is handed in. */
export default function RegisterCreate() {
  const draft = useRegistrationDraft();
  if (!draft.data) return <Waiting query={draft} />;
  const { licence, credentials } = draft.data;
  if (!licence) return <Navigate to="/register" replace />;
  if (!credentials) return <Navigate to="/register/credentials" replace />;
  return <Step draft={{ ...draft.data, licence, credentials }} />;
}

type Whole = RegistrationDraft & { [Part in 'licence' | 'credentials']: NonNullable<RegistrationDraft[Part]> };

function Step({ draft }: { draft: Whole }) {
  const { t } = useTranslation('company');
  const navigate = useNavigate();
  const create = useCreateCompany();
  const { version } = draft;
  const handIn = async () => {
    if (await create.run({ version })) void navigate('/', { replace: true });
  };
  const { error } = create;
  const taken = isApiError(error)
    ? (error.data as { company?: { name: string; master_name: string } } | undefined)?.company
    : undefined;
  return (
    <RegistrationFrame
      step="create"
      actions={<ButtonLink to="/register/credentials">{t('back')}</ButtonLink>}
      go={{ label: t('next.handIn'), busy: create.busy, run: () => void handIn() }}
    >
      {isApiError(error) && (
        <Callout tone="red" requestId={error.requestId}>
          {messageOf(error, currentLocale())}
          {taken && t('taken', { name: taken.name, master: taken.master_name })}
        </Callout>
      )}
      <PapersFacts licence={draft.licence} credentials={draft.credentials} />
      <p>{t('create.consent')}</p>
    </RegistrationFrame>
  );
}

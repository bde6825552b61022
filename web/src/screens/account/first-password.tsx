import { Navigate, useNavigate } from 'react-router';
import { useSavePassword } from '../../domains/account/api/save-password.ts';
import { NewPasswordField } from '../../domains/account/components/new-password-field.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { session } from '../../lib/session/browser-session.ts';
import { StepForm } from '../../ui/form/step-form.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';

const schema = async () => (await import('@qinghe/contract/account/password.ts')).initPassword.input;

/** After the first login by code: the account may have a password, now or later. */
export default function FirstPassword() {
  const { t } = useTranslation('password');
  const navigate = useNavigate();
  const goOn = () => void navigate(session.takeReturnAddress(), { replace: true });
  const save = useSavePassword(false);
  const form = useApiForm({
    key: 'first-password',
    drafts: 'memory',
    initial: { password: '' },
    schema,
    save: ({ password }) => save({ old_password: '', password }),
    startsOver: true,
    said: t('first.saved'),
    onSaved: goOn,
  });
  if (session.token() === null) return <Navigate to="/login" replace />;
  return (
    <Page maxWidth={520} lead={t('first.lead')}>
      <Card>
        <StepForm form={form} submit={t('first.submit')} other={{ label: t('first.skip'), run: goOn }}>
          <NewPasswordField {...form.field('password')} />
        </StepForm>
      </Card>
    </Page>
  );
}

import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { useSavePassword } from '../../domains/account/api/save-password.ts';
import { NewPasswordField } from '../../domains/account/components/new-password-field.tsx';
import { session } from '../../lib/session/browser-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { toast } from '../../ui/toast/toast.ts';
import styles from './find-password.module.css';

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
    onSaved: () => {
      toast.success(t('first.saved'));
      goOn();
    },
  });
  if (session.token() === null) return <Navigate to="/login" replace />;
  return (
    <div className={styles.narrow}>
      <Page lead={t('first.lead')}>
        <Card>
          <Form form={form}>
            <NewPasswordField {...form.field('password')} />
            <div className={styles.actions}>
              <Button variant="quiet" onClick={goOn}>
                {t('first.skip')}
              </Button>
              <Button type="submit" variant="primary" busy={form.isSaving}>
                {t('first.submit')}
              </Button>
            </div>
          </Form>
        </Card>
      </Page>
    </div>
  );
}

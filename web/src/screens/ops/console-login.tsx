import { useState } from 'react';
import { useNavigate } from 'react-router';
import { logInOperator } from '../../domains/ops/api/operator.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { StepForm } from '../../ui/form/step-form.tsx';
import { useApiForm } from '../../ui/form/use-api-form.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import styles from './console-login.module.css';

const schema = async () => (await import('@qinghe/contract/ops/session.ts')).opsLogin.input;

/** The login of operators; accounts of companies are none here. */
export default function ConsoleLogin() {
  const { t } = useTranslation('ops');
  const navigate = useNavigate();
  const [initial] = useState({ phone: '', password: '', code: '' });
  const form = useApiForm({
    key: 'console:login',
    drafts: 'memory',
    initial,
    schema,
    save: logInOperator,
    onSaved: () => void navigate('/ops/companies', { replace: true }),
    startsOver: true,
  });
  return (
    <div className={styles.narrow}>
      <Page lead={t('console.loginLead')}>
        <Card>
          <StepForm form={form} submit={t('console.logIn')}>
            <TextField label={t('console.phone')} autoComplete="username" inputMode="tel" {...form.field('phone')} />
            <PasswordField label={t('console.password')} autoComplete="current-password" {...form.field('password')} />
            <TextField
              label={t('console.code')}
              hint={t('console.codeHint')}
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={6}
              {...form.field('code')}
            />
          </StepForm>
        </Card>
      </Page>
    </div>
  );
}

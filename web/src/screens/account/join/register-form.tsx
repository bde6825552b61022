import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import { limits } from '@qinghe/contract/limits.ts';
import { Link, useNavigate } from 'react-router';
import { registerByPhone } from '../../../domains/account/api/register.ts';
import { sendSmsTo, telling } from '../../../domains/account/api/send-code.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { session } from '../../../lib/session/browser-session.ts';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { SmsCodeField } from '../../../ui/field/sms-code-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { StepForm } from '../../../ui/form/step-form.tsx';
import { useApiForm } from '../../../ui/form/use-api-form.ts';
import styles from '../join.module.css';

const schema = async () => (await import('@qinghe/contract/account/register.ts')).register.input;

/** A new account; its company comes next. What was typed stays in memory alone. */
export function RegisterForm() {
  const { t } = useTranslation('join');
  const navigate = useNavigate();
  const form = useApiForm({
    key: 'register',
    drafts: 'memory',
    initial: { name: '', phone: '', code: '', password: '' },
    schema,
    save: registerByPhone,
    onSaved: () => void navigate(session.takeReturnAddress(), { replace: true }),
  });
  const { phone } = form.values;
  return (
    <StepForm
      form={form}
      submit={t('form.submit')}
      below={
        <p className={styles.links}>
          <Link to="/login">{t('form.login')}</Link>
          <Link to="/register/join">{t('form.join')}</Link>
        </p>
      }
    >
      <TextField label={t('form.name')} autoComplete="name" maxLength={limits.personName} {...form.field('name')} />
      <PhoneField label={t('form.phone')} {...form.field('phone')} />
      <SmsCodeField
        label={t('form.code')}
        cannotSend={!isMainlandPhone(phone)}
        send={() => telling(sendSmsTo(phone, 'register'))}
        {...form.field('code')}
      />
      <PasswordField
        label={t('form.password')}
        hint={t('form.passwordHint')}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </StepForm>
  );
}

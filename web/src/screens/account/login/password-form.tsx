import { isEmail, isMainlandPhone } from '@qinghe/contract/formats.ts';
import { accountSigns } from '@qinghe/contract/phone.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { logInByPassword } from '../../../domains/account/api/log-in.ts';
import { withCaptcha } from '../../../domains/account/api/with-captcha.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PasswordField } from '../../../ui/field/password-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';

interface PasswordFormProps {
  account: string;
  password: string;
  onAccount: (account: string) => void;
  onPassword: (password: string) => void;
  onDone: () => void;
}

export function PasswordForm({ account, password, onAccount, onPassword, onDone }: PasswordFormProps) {
  const { t } = useTranslation('account');
  const [state, setState] = useState<'idle' | 'busy' | 'proving'>('idle');
  const [error, setError] = useState<unknown>(null);
  const [missing, setMissing] = useState<{ account?: string; password?: string }>({});
  const passwordField = useRef<HTMLInputElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = accountSigns(account);
    const found = {
      ...(isMainlandPhone(name) || isEmail(name) ? {} : { account: t('login.accountForm') }),
      ...(password ? {} : { password: t('login.passwordMissing') }),
    };
    setMissing(found);
    setError(null);
    if (found.account || found.password || state !== 'idle') return;
    setState('busy');
    try {
      await withCaptcha(
        (proof) => logInByPassword({ account: name, password, ...(proof ? { captcha_proof: proof } : {}) }),
        (proving) => setState(proving ? 'proving' : 'busy'),
      );
      onDone();
    } catch (problem) {
      setError(problem);
      // The account stays; the password is what is usually wrong.
      passwordField.current?.select();
    } finally {
      setState('idle');
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={t('login.account')}
        value={account}
        onChange={onAccount}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.account}
      />
      <PasswordField
        ref={passwordField}
        label={t('login.password')}
        value={password}
        onChange={onPassword}
        autoComplete="current-password"
        error={missing.password}
      />
      <FormError error={error} />
      <Link to="/find-pass" className={styles.forgotten}>
        {t('login.forgotten')}
      </Link>
      <Button type="submit" variant="primary" wide busy={state !== 'idle'} className={styles.submit}>
        {t(state === 'proving' ? 'login.verifying' : 'login.submit')}
      </Button>
    </form>
  );
}

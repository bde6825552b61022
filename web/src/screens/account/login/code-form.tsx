import { isMainlandPhone, isSmsCode } from '@qinghe/contract/formats.ts';
import { formats } from '@qinghe/contract/texts/formats.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { type FormEvent, useRef, useState } from 'react';
import { logInByCode } from '../../../domains/account/api/log-in.ts';
import { proveHuman } from '../../../domains/account/api/prove-human.ts';
import { sendLoginCode } from '../../../domains/account/api/send-sms.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { digitsOf } from '../../../ui/field/digits-of.ts';
import { PhoneField } from '../../../ui/field/phone-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useCountdown } from '../../../ui/field/use-countdown.ts';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './form.module.css';
import { FormError } from './form-error.tsx';

interface CodeFormProps {
  phone: string;
  onPhone: (phone: string) => void;
  onDone: () => void;
  /** What phone and code are good for. */
  enter?: (input: { phone: string; code: string }) => Promise<void>;
  /** The words of the button. */
  submit?: string;
  hint?: string;
}

/** A phone and a code that is sent to it; by default they log in. */
export default function CodeForm({ phone, onPhone, onDone, enter = logInByCode, submit, hint }: CodeFormProps) {
  const { t } = useTranslation('account');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState<'no' | 'sending' | 'entering'>('no');
  const [error, setError] = useState<unknown>(null);
  const [wrong, setWrong] = useState<{ phone?: string; code?: string }>({});
  const [wait, startWait] = useCountdown();
  const codeField = useRef<HTMLInputElement>(null);
  const locale = currentLocale();
  const wrongPhone = isMainlandPhone(phone) ? undefined : say(formats, 'format.mainlandPhone', locale);
  const wrongCode = isSmsCode(code) ? undefined : say(formats, 'format.smsCode', locale);

  const attempt = async (kind: 'sending' | 'entering', work: () => Promise<void>) => {
    setError(null);
    setBusy(kind);
    await work().catch(setError);
    setBusy('no');
  };
  const send = () => {
    setWrong(wrongPhone ? { phone: wrongPhone } : {});
    if (wrongPhone) return;
    void attempt('sending', async () => {
      startWait(await sendLoginCode(phone, await proveHuman()));
      toast.success(t('login.codeSent'));
      codeField.current?.focus();
    });
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    setWrong({ ...(wrongPhone ? { phone: wrongPhone } : {}), ...(wrongCode ? { code: wrongCode } : {}) });
    if (wrongPhone || wrongCode || busy !== 'no') return;
    void attempt('entering', () => enter({ phone, code }).then(onDone));
  };
  const sendWords =
    busy === 'sending' ? t('login.verifying') : wait > 0 ? t('login.resendIn', { seconds: wait }) : t('login.sendCode');

  return (
    <form className={styles.form} onSubmit={go} noValidate>
      <PhoneField
        label={t('login.phone')}
        value={phone}
        onChange={onPhone}
        error={wrong.phone}
        hint={hint ?? t('login.newPhone')}
      />
      <TextField
        ref={codeField}
        label={t('login.code')}
        value={code}
        onChange={(value) => setCode(digitsOf(value).slice(0, 6))}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={wrong.code}
        end={
          <Button variant="quiet" className={styles.send} busy={busy === 'sending'} disabled={wait > 0} onClick={send}>
            {sendWords}
          </Button>
        }
      />
      <FormError error={error} />
      <Button type="submit" variant="primary" wide busy={busy === 'entering'} className={styles.submit}>
        {submit ?? t('login.submit')}
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { ignoreShown } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import type { FieldProps } from './field-shell.tsx';
import { TextField } from './text-field.tsx';
import { useCountdown } from './use-countdown.ts';

const CODE_LENGTH = 6;

interface SmsCodeFieldProps extends FieldProps<string> {
  /** Sends the code; resolves with the seconds until it may be sent again. A failed call has said so itself. */
  send: () => Promise<number>;
  /** One was just sent: seconds until another may be. */
  resendAfter?: number;
  /** Nothing can be sent yet: the phone number is missing. */
  cannotSend?: boolean;
}

/** Six digits and the button that has them sent, which counts down until it may be pressed again. */
export function SmsCodeField({ send, resendAfter, cannotSend = false, onChange, ...field }: SmsCodeFieldProps) {
  const { t } = useTranslation('ui');
  const [sending, setSending] = useState(false);
  const [wait, startWait] = useCountdown(resendAfter);
  const start = async () => {
    setSending(true);
    await send().then(startWait, ignoreShown);
    setSending(false);
  };
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={t('code.placeholder')}
      end={
        <Button
          variant="quiet"
          busy={sending}
          disabled={wait > 0 || cannotSend || field.disabled}
          onClick={() => void start()}
        >
          {sending ? t('code.sending') : wait > 0 ? t('code.resend', { seconds: wait }) : t('code.send')}
        </Button>
      }
      onChange={(text) => onChange(text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH))}
    />
  );
}

import type { Security } from '@qinghe/contract/account/security.ts';
import { useState } from 'react';
import { sendUnbindLink, telling } from '../../../domains/account/api/send-code.ts';
import { ignoreShown } from '../../../lib/api/api-error.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { EmailDialog } from './email-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PhoneDialog } from './phone-dialog.tsx';
import { SettingRow } from './setting-row.tsx';
import { WechatRow } from './wechat-row.tsx';

/** What opens the account: phone, e-mail, password. */
export function ContactSection({ security: { phone, email, has_password, wechat } }: { security: Security }) {
  const { t } = useTranslation('personal');
  const [open, setOpen] = useState<'phone' | 'email' | 'password' | null>(null);
  const [sending, setSending] = useState(false);
  const close = () => setOpen(null);
  const sendLink = async () => {
    setSending(true);
    await telling(sendUnbindLink()).then(() => toast.success(t('email.linkSent')), ignoreShown);
    setSending(false);
  };
  return (
    <Section title={t('contact.title')} flush>
      <SettingRow label={t('phone.label')} value={phone ?? t('unbound')} hint={t('phone.hint')}>
        <Button onClick={() => setOpen('phone')}>{t(phone ? 'phone.change' : 'phone.bind')}</Button>
      </SettingRow>
      <SettingRow label={t('email.label')} value={email ?? t('unbound')} hint={t('email.hint')}>
        {email && (
          <Button variant="quiet" busy={sending} onClick={() => void sendLink()}>
            {t('email.unbind')}
          </Button>
        )}
        <Button onClick={() => setOpen('email')}>{t(email ? 'email.change' : 'email.bind')}</Button>
      </SettingRow>
      <SettingRow
        label={t('password.label')}
        value={t(has_password ? 'password.set' : 'password.unset')}
        hint={t('password.hint')}
      >
        <Button onClick={() => setOpen('password')}>{t(has_password ? 'password.change' : 'password.init')}</Button>
      </SettingRow>
      <WechatRow wechat={wechat} phone={phone} />
      {open === 'phone' && <PhoneDialog hasPhone={phone !== null} current={phone ?? ''} onClose={close} />}
      {open === 'email' && <EmailDialog phone={phone} hasEmail={email !== null} onClose={close} />}
      {open === 'password' && <PasswordDialog phone={phone} hasPassword={has_password} onClose={close} />}
    </Section>
  );
}

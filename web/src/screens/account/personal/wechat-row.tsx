import type { Security } from '@qinghe/contract/account/security.ts';
import { useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { SettingRow } from './setting-row.tsx';
import { UnbindWechatDialog } from './unbind-wechat-dialog.tsx';
import { WechatDialog } from './wechat-dialog.tsx';

interface WechatRowProps {
  wechat: Security['wechat'];
  /** Masked. */
  phone: string | null;
}

/** The WeChat that opens the account. It comes and goes by a code of the phone. */
export function WechatRow({ wechat: { available, nickname }, phone }: WechatRowProps) {
  const { t } = useTranslation(['wechat', 'personal']);
  const [open, setOpen] = useState<'bind' | 'unbind' | null>(null);
  const close = () => setOpen(null);
  const needsPhone = phone === null;
  const hint = needsPhone
    ? t('bind.needsPhone')
    : t(nickname === null ? (available ? 'bind.hint' : 'bind.off') : 'bind.boundHint');
  return (
    <SettingRow label={t('bind.label')} value={nickname ?? t('personal:unbound')} hint={hint}>
      {nickname !== null && (
        <Button variant="quiet" disabled={needsPhone} onClick={() => setOpen('unbind')}>
          {t('bind.unbind')}
        </Button>
      )}
      {available && (
        <Button disabled={needsPhone} onClick={() => setOpen('bind')}>
          {t(nickname === null ? 'bind.bind' : 'bind.change')}
        </Button>
      )}
      {open === 'bind' && <WechatDialog isChange={nickname !== null} phone={phone ?? ''} onClose={close} />}
      {open === 'unbind' && <UnbindWechatDialog nickname={nickname ?? ''} phone={phone ?? ''} onClose={close} />}
    </SettingRow>
  );
}

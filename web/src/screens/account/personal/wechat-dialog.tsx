import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { newBindCode } from '../../../domains/account/api/wechat.ts';
import { useWechatCode } from '../../../domains/account/components/use-wechat-code.ts';
import { WechatSquare } from '../../../domains/account/components/wechat-square.tsx';
import { messageOf } from '../../../lib/api/api-error.ts';
import { touch } from '../../../lib/api/touch.ts';
import { currentLocale } from '../../../lib/i18n/i18n.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { ProveDialog } from './prove-wechat-dialog.tsx';
import styles from './wechat.module.css';

interface WechatDialogProps {
  isChange: boolean;
  /** Masked. */
  phone: string;
  onClose: () => void;
}

/** A QR code that binds the WeChat by which it is scanned; a code of the phone follows where it is not bound yet. */
export function WechatDialog({ isChange, phone, onClose }: WechatDialogProps) {
  const { t } = useTranslation('wechat');
  const client = useQueryClient();
  const wechat = useWechatCode(newBindCode);
  const { code, status, error, refresh } = wechat;
  const bound = useEffectEvent(() => {
    toast.success(t('bind.saved'));
    void touch(client, ['account']);
    onClose();
  });
  const isBound = status?.next === 'bound';
  useEffect(() => {
    if (isBound) bound();
  }, [isBound]);
  if (code && status?.next === 'prove')
    return (
      <ProveDialog
        poll_key={code.poll_key}
        nickname={status.nickname ?? ''}
        isChange={isChange}
        phone={phone}
        onClose={onClose}
      />
    );
  const isOver = error !== null || status?.state === 'refused' || status?.state === 'taken';
  return (
    <Dialog open title={t(isChange ? 'bind.changeTitle' : 'bind.title')} onClose={onClose}>
      <div className={styles.dialog}>
        <p>{t('bind.scan')}</p>
        <WechatSquare progress={wechat} label={t('bind.code')} onRefresh={refresh} />
        {error !== null && <Callout tone="red">{messageOf(error, currentLocale())}</Callout>}
        {isOver && <Button onClick={refresh}>{t('rescan')}</Button>}
        {code?.is_played && !status && (
          <a href={code.content} target="_blank" rel="noreferrer" className={styles.link}>
            {t('played')}
          </a>
        )}
      </div>
    </Dialog>
  );
}

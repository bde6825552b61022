import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './talks.module.css';

/** Leads to where people are checked in: on this device, or on a phone that reads the code. */
export function DoorButton({ talk }: { talk: string }) {
  const { t } = useTranslation('talks', { keyPrefix: 'door' });
  const [isOpen, setOpen] = useState(false);
  const address = `${location.origin}${talkAddresses.door(talk)}`;
  const copy = async () => {
    await copyText(address);
    toast.success(t('copied'));
  };
  const footer = (
    <>
      <Button onClick={() => void copy()}>{t('copy')}</Button>
      {/* Anew, so that the page knows all that it is made of and keeps it. */}
      <ButtonLink variant="primary" to={talkAddresses.door(talk)} reloadDocument>
        {t('here')}
      </ButtonLink>
    </>
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {isOpen && (
        <Dialog open title={t('title')} onClose={() => setOpen(false)} footer={footer}>
          <p>{t('hint')}</p>
          <div className={styles.doorCode}>
            <QrCode text={address} label={t('code')} />
          </div>
        </Dialog>
      )}
    </>
  );
}

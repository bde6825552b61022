import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { talkAddresses } from '../../../domains/jobs/job-addresses.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PhoneDialog } from '../../../ui/qr-code/phone-dialog.tsx';

/** Leads to where people are checked in. */
export function DoorButton({ talk }: { talk: string }) {
  const { t } = useTranslation('talks', { keyPrefix: 'door' });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('open')}</Button>
      {isOpen && (
        <PhoneDialog title={t('title')} hint={t('hint')} to={talkAddresses.door(talk)} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

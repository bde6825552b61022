import { copyText } from '../../lib/browser/copy-text.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { toast } from '../toast/toast.ts';
import styles from './phone-dialog.module.css';
import { QrCode } from './qr-code.tsx';

interface PhoneDialogProps {
  title: string;
  hint: string;
  /** Path of the page. */
  to: string;
  onClose: () => void;
}

/** Leads to a page that is held in one hand: on this device, or on a phone that reads the code. */
export function PhoneDialog({ title, hint, to, onClose }: PhoneDialogProps) {
  const { t } = useTranslation('ui', { keyPrefix: 'phone' });
  const address = `${location.origin}${to}`;
  const copy = async () => {
    await copyText(address);
    toast.success(t('copied'));
  };
  const footer = (
    <>
      <Button onClick={() => void copy()}>{t('copy')}</Button>
      {/* Anew, so that the page knows all that it is made of and keeps it. */}
      <ButtonLink variant="primary" to={to} reloadDocument>
        {t('here')}
      </ButtonLink>
    </>
  );
  return (
    <Dialog open title={title} onClose={onClose} footer={footer}>
      <p>{hint}</p>
      <div className={styles.code}>
        <QrCode text={address} label={t('code')} />
      </div>
    </Dialog>
  );
}

import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './shown-secret.module.css';

interface ShownSecretProps {
  secret: string;
  title: string;
  hint: string;
  onClose: () => void;
}

/** A secret that is shown this once: the dialog stays until its button says that it is saved. */
export function ShownSecret({ secret, title, hint, onClose }: ShownSecretProps) {
  const { t } = useTranslation('platform');
  return (
    <Dialog
      open
      title={title}
      footer={
        <>
          <Button onClick={() => void copyText(secret).then(() => toast.success(t('keys.copied')))}>
            {t('keys.copy')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('keys.done')}
          </Button>
        </>
      }
    >
      <p>{hint}</p>
      <code className={styles.secret}>{secret}</code>
    </Dialog>
  );
}

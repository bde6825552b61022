import { copyText } from '../../../lib/browser/copy-text.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './two-factor.module.css';

/** Shown once: it stays until its button says that they are kept somewhere. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation('personal');
  const footer = (
    <>
      <Button onClick={() => void copyText(codes.join('\n')).then(() => toast.success(t('twoFactor.copied')))}>
        {t('twoFactor.codesCopy')}
      </Button>
      <Button variant="primary" onClick={onClose}>
        {t('twoFactor.codesDone')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('twoFactor.codesTitle')} footer={footer}>
      <p>{t('twoFactor.codesHint')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

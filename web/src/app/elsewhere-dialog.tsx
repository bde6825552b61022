import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { logOut } from '../domains/account/api/log-out.ts';
import { session } from '../lib/browser-session.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

/** Code 4062, in the product document's words: one button, no way around it. */
export function ElsewhereDialog() {
  const { t } = useTranslation('common');
  const open = useSyncExternalStore(session.subscribe, session.isElsewhere);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    await logOut();
    setBusy(false);
  };
  return (
    <Dialog
      open={open}
      title={t('session.notice')}
      footer={
        <Button variant="primary" busy={busy} onClick={leave}>
          {t('session.logInAgain')}
        </Button>
      }
    >
      <p>{t('session.elsewhere')}</p>
    </Dialog>
  );
}

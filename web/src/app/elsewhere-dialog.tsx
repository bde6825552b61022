import { useState } from 'react';
import { logOut } from '../domains/account/api/log-out.ts';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { session } from '../lib/session/browser-session.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

/** Code 4062, in the product document's words: one button, no way around it. Who logs in again comes back here. */
export function ElsewhereDialog() {
  const { t } = useTranslation('common');
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    session.remember();
    await logOut({ comesBack: true });
    setBusy(false);
  };
  return (
    <Dialog
      open
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

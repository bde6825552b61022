import { useState } from 'react';
import { useTakeStep } from '../../../domains/company/api/steps.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { rememberAccess } from '../../../lib/session/known-access.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Card } from '../../../ui/section/section.tsx';
import styles from '../../identity/identity.module.css';

interface UpgradeProps {
  /** To lead the company (5103), or to become a sub-account of another one (5105). */
  to: 'master' | 'member';
  /** Why, and in which company, in the server's words. */
  reason: string | undefined;
}

/** All that an account sees which has to become another one: why, and the step itself. */
export function Upgrade({ to, reason }: UpgradeProps) {
  const { t } = useTranslation('home');
  const [asking, setAsking] = useState(false);
  const take = useTakeStep({
    onDone: () => {
      // Another role opens other pages: everything begins anew.
      rememberAccess(false);
      location.assign('/');
    },
  });
  return (
    <Page heading={t(`upgrade.${to}.title`)} lead={reason}>
      <Card>
        <div className={styles.words}>
          <p>{t(`upgrade.${to}.note`)}</p>
          <Button variant="primary" busy={take.busy} onClick={() => setAsking(true)}>
            {t(`upgrade.${to}.accept`)}
          </Button>
        </div>
      </Card>
      <ConfirmDialog
        open={asking}
        title={t(`upgrade.${to}.title`)}
        confirm={t('upgrade.sure')}
        busy={take.busy}
        onConfirm={() => void take.run({}).finally(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      >
        {t(`upgrade.${to}.note`)}
      </ConfirmDialog>
    </Page>
  );
}

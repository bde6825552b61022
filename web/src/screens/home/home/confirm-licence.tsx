import type { startLicenceConfirmation } from '@qinghe/contract/company/steps.ts';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { useEffect, useState } from 'react';
import { useLicenceConfirmation, useStartLicenceConfirmation } from '../../../domains/company/api/steps.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { accountStatus } from '../../../lib/session/account-status.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { QrCode } from '../../../ui/qr-code/qr-code.tsx';
import { Card } from '../../../ui/section/section.tsx';
import styles from '../../identity/identity.module.css';

/** All that a master sees who has to confirm the licence (5106): a code to scan, and how far the phone is with it. */
export function ConfirmLicence() {
  const { t } = useTranslation('home');
  const confirmation = useLicenceConfirmation().data;
  const [code, setCode] = useState<OutputOf<typeof startLicenceConfirmation> | null>(null);
  const start = useStartLicenceConfirmation();
  const state = confirmation?.state ?? 'none';
  const isSettled = state === 'settled';
  useEffect(() => {
    if (isSettled) accountStatus.recheck();
  }, [isSettled]);
  const show = () => void start.run({}).then((started) => started && setCode(started));
  // After a reload the code is not known any more, and in another tab there may be a newer one: only its hash is stored.
  const isShown = state === 'waiting' && code !== null && code.expires_at === confirmation?.expires_at;
  const says = state === 'waiting' && !isShown ? 'lost' : state;
  return (
    <Page heading={t('confirmLicence.title')} lead={t('confirmLicence.lead')}>
      <Card>
        <div className={styles.byPhone}>
          {isShown && <QrCode text={code.url} label={t('confirmLicence.scan')} />}
          <div className={styles.words}>
            <p role="status">{t(`confirmLicence.${says}`)}</p>
            {!isShown && !isSettled && (
              <Button variant={state === 'opened' ? 'default' : 'primary'} busy={start.busy} onClick={show}>
                {t(state === 'none' ? 'confirmLicence.show' : 'confirmLicence.renew')}
              </Button>
            )}
          </div>
        </div>
      </Card>
    </Page>
  );
}

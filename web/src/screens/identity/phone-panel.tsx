import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { startFaceCheck } from '@qinghe/contract/identity/face-check.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useDropFaceCheck, useFaceCheck, useStartFaceCheck } from '../../domains/identity/api/check.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { isPhone } from '../../lib/session/device.ts';
import { Button } from '../../ui/button/button.tsx';
import { QrCode } from '../../ui/qr-code/qr-code.tsx';
import { Section } from '../../ui/section/section.tsx';
import styles from './identity.module.css';
import { TimeLeft } from './time-left.tsx';

/** The way by phone, beside the form: on a phone at once, elsewhere by a code to scan. */
export function PhonePanel() {
  return isPhone() ? <HereByCamera /> : <ByOtherPhone />;
}

function HereByCamera() {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const start = useStartFaceCheck();
  const shoot = async () => {
    const started = await start.run({});
    if (!started) return;
    const { pathname, hash } = new URL(started.url);
    void navigate(pathname + hash);
  };
  return (
    <Section title={t('byPhone.here')}>
      <div className={styles.words}>
        <p>{t('byPhone.hereHint')}</p>
        <Button variant="primary" busy={start.busy} onClick={() => void shoot()}>
          {t('byPhone.shoot')}
        </Button>
      </div>
    </Section>
  );
}

/** A code to scan, and how far the phone is with it. */
function ByOtherPhone() {
  const { t } = useTranslation('identity');
  const check = useFaceCheck().data;
  const [code, setCode] = useState<OutputOf<typeof startFaceCheck> | null>(null);
  const start = useStartFaceCheck();
  const drop = useDropFaceCheck();
  const renew = () => void start.run({}).then((started) => started && setCode(started));
  const state = check?.state ?? 'none';
  const isUnderWay = state === 'waiting' || state === 'opened';
  // After a reload the code is not known any more: only its hash is stored.
  const shown = isUnderWay && code?.expires_at === check?.expires_at ? code : null;
  return (
    <Section
      title={t('byPhone.title')}
      aside={
        isUnderWay && (
          <Button busy={drop.busy} onClick={() => void drop.run({}).then(() => setCode(null))}>
            {t('byPhone.drop')}
          </Button>
        )
      }
    >
      <div className={styles.byPhone}>
        {shown && state === 'waiting' && <QrCode text={shown.url} label={t('byPhone.scan')} />}
        <div className={styles.words}>
          <p role="status">{t(`byPhone.${isUnderWay && !shown && state === 'waiting' ? 'lost' : state}`)}</p>
          {isUnderWay && check?.expires_at && <TimeLeft until={check.expires_at} />}
          {(!isUnderWay || !shown) && state !== 'opened' && (
            <Button busy={start.busy} onClick={renew}>
              {t(state === 'none' || state === 'handed_in' ? 'byPhone.start' : 'byPhone.renew')}
            </Button>
          )}
        </div>
      </div>
    </Section>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { logOut } from '../../domains/account/api/log-out.ts';
import { useIdentity } from '../../domains/identity/api/identity.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { Page } from '../../ui/page/page.tsx';
import { QueryState } from '../../ui/state/query-state.tsx';
import { Hint } from '../../ui/text/hint.tsx';
import { RegistrationSteps } from '../company/registration-steps.tsx';
import { AppealDialog } from './appeal-dialog.tsx';
import styles from './identity.module.css';
import { IdentityForm } from './identity-form.tsx';
import { IdentityWaiting } from './identity-waiting.tsx';
import { PhonePanel } from './phone-panel.tsx';

/**
 * Who one is: papers handed in, waiting, refused with a reason; once it has passed one is let in. `again`: for whoever was
 * let in before.
 */
export default function IdentityStep({ again = false }: { again?: boolean }) {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data, error, refetch } = useIdentity();
  const [appealing, setAppealing] = useState(false);
  const isPassed = data?.check_status === 2;
  useEffect(() => {
    if (!isPassed) return;
    // The account is another one now: what the guard knows of it is read anew.
    void client
      .invalidateQueries({ queryKey: ['account'] })
      .then(() => navigate('/', { replace: true, state: { after: 'identity' } }));
  }, [isPassed, navigate, client]);
  const body = () => {
    if (!data) return <QueryState query={{ error, refetch }} title={t('failed')} />;
    if (data.check_status === 1) return <IdentityWaiting identity={data} />;
    return (
      <>
        {data.check_status === 4 && (
          <Callout tone="amber" title={t('redo.title')}>
            {t('redo.hint')}
          </Callout>
        )}
        {data.check_status === 3 && (
          <Callout
            tone="red"
            title={t('refused')}
            action={
              data.appeal === 'possible' && <Button onClick={() => setAppealing(true)}>{t('appeal.action')}</Button>
            }
          >
            {data.reason}
            {data.appeal === 'possible' && <Hint>{t('appeal.hint')}</Hint>}
          </Callout>
        )}
        {appealing && <AppealDialog version={data.version} onClose={() => setAppealing(false)} />}
        <PhonePanel />
        <IdentityForm version={data.version} />
      </>
    );
  };
  return (
    <div className={styles.narrow}>
      <Page
        {...(again && { heading: t('redo.heading') })}
        lead={t('lead')}
        actions={<Button onClick={() => void logOut()}>{t('later')}</Button>}
      >
        {useLocation().pathname === '/register/identity' && <RegistrationSteps current="identity" />}
        {body()}
      </Page>
    </div>
  );
}

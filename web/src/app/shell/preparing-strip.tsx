import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useFoundCheck } from '../../domains/account/api/check-info.ts';
import { useIdentity } from '../../domains/identity/api/identity.ts';
import { ignoreShown } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Callout } from '../../ui/callout/callout.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { loadSession } from '../load-session.ts';
import styles from './preparing-strip.module.css';

/** Above what is prepared while an identity is looked at: what is waited for, and what goes meanwhile. */
export function PreparingStrip() {
  return useFoundCheck().data?.prepares ? <Strip /> : null;
}

function Strip() {
  const { t } = useTranslation('shell', { keyPrefix: 'preparing' });
  const client = useQueryClient();
  const navigate = useNavigate();
  const status = useIdentity().data?.check_status;
  useEffect(() => {
    if (status === undefined || status === 1) return;
    // Who has passed goes on where they are; anybody else is led back by the guard. What was typed is kept.
    void client
      .invalidateQueries({ queryKey: ['account'] })
      .then(loadSession)
      .then(() => (status === 2 ? toast.success(t('passed')) : navigate('/')))
      .catch(ignoreShown);
  }, [status, client, navigate, t]);
  return (
    <div className={styles.strip}>
      <Callout tone="amber" action={<ButtonLink to="/">{t('see')}</ButtonLink>}>
        {t('waits')}
      </Callout>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { checkInfoQuery } from '../../../domains/account/api/check-info.ts';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { useFirstSteps } from '../../../domains/home/api/first-steps.ts';
import { useToday } from '../../../domains/home/api/today.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { LOGIN_STATUS_KEY } from '../../../lib/storage/storage-keys.ts';
import { storedChoice, useStoredChoice } from '../../../lib/storage/stored-choice.ts';
import { today } from '../../../lib/time/calendar-day.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import styles from '../home.module.css';
import { CommonTip } from './common-tip.tsx';
import { LastLogin } from './last-login.tsx';
import { promptOf } from './prompt-order.ts';

/** The day on which the person wanted to be left alone with the e-mail, and with the gift. */
const silenced = storedChoice('homePromptSilenced', (stored) => stored ?? '');
const giftSilenced = storedChoice('homeGiftSilenced', (stored) => stored ?? '');

/** The one thing that the home page asks for; what can wait may be silenced for the day, or is among the first steps. Where it asks nothing, the common tip stands. */
export function Prompt() {
  const { t } = useTranslation('home');
  const user = useUserInfo().data;
  const identity = useQuery(checkInfoQuery).data?.identity;
  const [search] = useSearchParams();
  const { state } = useLocation();
  // Once a visit: a reload is no login.
  const [hasJustLoggedIn] = useState(() => localStorage.getItem(LOGIN_STATUS_KEY) !== null);
  useEffect(() => localStorage.removeItem(LOGIN_STATUS_KEY), []);
  const { left, isPending } = useFirstSteps();
  const isListed = isPending || (left !== null && !left.hidden);
  const quiet = {
    email: useStoredChoice(silenced) === today() || isListed,
    gift: useStoredChoice(giftSilenced) === today(),
  };
  const isGiftOpen = useToday().data?.gift_open ?? false;
  if (!user || !identity) return null;
  // Identified before identities were kept is identified.
  const isIdentified = identity.status === 1 || user.staff_status === 1;
  const prompt = promptOf({
    user,
    isIdentified,
    hasJustLoggedIn,
    comesFromIdentity: (state as { after?: unknown } | null)?.after === 'identity',
    hasCoinAddress: search.has('acCoin'),
    isGiftOpen,
    quiet,
  });
  if (prompt === 1)
    return (
      <Callout tone="amber" action={<ButtonLink to="/personal">{t('prompt.bindPhone')}</ButtonLink>}>
        {t('prompt.phone')}
      </Callout>
    );
  if (prompt === 3 && user.type === 'master' && !isIdentified)
    return (
      <Callout tone="amber" action={<ButtonLink to="/fill-info/identity">{t('prompt.identify')}</ButtonLink>}>
        {t('prompt.identity')}
      </Callout>
    );
  if (prompt === 3)
    return (
      <Callout
        action={
          <span className={styles.pair}>
            <Button variant="quiet" onClick={() => silenced.set(today())}>
              {t('prompt.notToday')}
            </Button>
            <ButtonLink to="/personal">{t('prompt.bindEmail')}</ButtonLink>
          </span>
        }
      >
        {t('prompt.email')}
      </Callout>
    );
  if (prompt === 4) return <LastLogin />;
  if (prompt === 5)
    return (
      <Callout tone="green" action={<ButtonLink to="/control/account-management">{t('prompt.invite')}</ButtonLink>}>
        {t('prompt.welcome')}
      </Callout>
    );
  if (prompt === 'gift')
    return (
      <Callout
        tone="green"
        action={
          <span className={styles.pair}>
            <Button variant="quiet" onClick={() => giftSilenced.set(today())}>
              {t('prompt.notToday')}
            </Button>
            <ButtonLink to="/recruitment-props/my-rights">{t('prompt.seeGift')}</ButtonLink>
          </span>
        }
      >
        {t('prompt.gift')}
      </Callout>
    );
  return prompt === 20 ? <CommonTip /> : null;
}

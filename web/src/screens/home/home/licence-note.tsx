import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checkInfoQuery } from '../../../domains/account/api/check-info.ts';
import { useUserInfo } from '../../../domains/account/api/get-user-info.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

/** The master is told in time that the licence ends, and all work with it (5102). */
export function LicenceNote() {
  const { t } = useTranslation('home');
  const days = useQuery(checkInfoQuery).data?.licence_days ?? null;
  const isMaster = useUserInfo().data?.type === 'master';
  if (days === null || !isMaster) return null;
  return (
    <Callout tone="amber" action={<ButtonLink to="/fill-info/lisence">{t('licence.renew')}</ButtonLink>}>
      {t('licence.ends', { count: days })}
    </Callout>
  );
}

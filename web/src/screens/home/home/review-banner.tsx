import { useTranslation } from 'react-i18next';
import { useCompanyInfo } from '../../../domains/company/api/get-company-info.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';

/** How the papers of the company stand, while they are looked at. */
export function ReviewBanner() {
  const { t } = useTranslation('home');
  const status = useCompanyInfo().data?.company?.check_status;
  if (status !== 'uncheck' && status !== 'later_check' && status !== 'appeal' && status !== 'revision') return null;
  const progress = <ButtonLink to="/personal/hr-identify">{t('review.see')}</ButtonLink>;
  return <Callout action={progress}>{t(`review.${status}`)}</Callout>;
}

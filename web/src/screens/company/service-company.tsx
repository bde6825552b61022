import { useTranslation } from 'react-i18next';
import { useServices } from '../../domains/company/api/services.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { StatStrip } from '../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../ui/text/number-text.tsx';
import { ServiceFrame } from './services/service-frame.tsx';
import { Waiting } from './waiting.tsx';

/** What the company may have at once, has, and has given to accounts. */
export default function ServiceCompany() {
  const { t } = useTranslation('control');
  const services = useServices();
  if (!services.data) {
    return (
      <ServiceFrame>
        <Waiting query={services} />
      </ServiceFrame>
    );
  }
  const { quota, used, given, unlimited } = services.data;
  const free = Math.max(0, quota - used);
  return (
    <ServiceFrame>
      {free === 0 && <Callout tone="amber">{t('services.full')}</Callout>}
      {given > quota && <Callout tone="amber">{t('services.overGiven', { given, quota })}</Callout>}
      <StatStrip
        label={t('services.onlineJobs')}
        stats={[
          { label: t('services.quota'), figure: <NumberText value={quota} />, note: t('services.quotaNote') },
          { label: t('services.used'), figure: <NumberText value={used} />, note: t('services.usedNote') },
          { label: t('services.free'), figure: <NumberText value={free} />, tone: free === 0 ? 'amber' : 'neutral' },
          {
            label: t('services.given'),
            figure: <NumberText value={given} />,
            note: unlimited > 0 ? t('services.unlimited', { count: unlimited }) : t('services.allLimited'),
            to: '/control/service-manage/account',
          },
        ]}
      />
    </ServiceFrame>
  );
}

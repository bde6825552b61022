import type { JobPlaces } from '@qinghe/contract/company/services.ts';
import { jobKinds } from '@qinghe/contract/resumes/stages.ts';
import { useServices } from '../../domains/company/api/services.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { StatStrip } from '../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../ui/text/number-text.tsx';
import { ServiceFrame } from './services/service-frame.tsx';
import { Waiting } from './waiting.tsx';

const freeOf = ({ most, used }: JobPlaces) => Math.max(0, most - used);

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
  const { given, unlimited, ...places } = services.data;
  const most = places.internship.most + places.campus.most;
  const full = jobKinds.filter((kind) => freeOf(places[kind]) === 0);
  return (
    <ServiceFrame>
      {full.map((kind) => (
        <Callout key={kind} tone="amber">
          {t(`services.full.${kind}`)}
        </Callout>
      ))}
      {given > most && <Callout tone="amber">{t('services.overGiven', { given, most })}</Callout>}
      <StatStrip
        label={t('services.onlineJobs')}
        stats={[
          ...jobKinds.map((kind) => ({
            label: t(`services.kind.${kind}`),
            figure: (
              <>
                <NumberText value={places[kind].used} /> / <NumberText value={places[kind].most} />
              </>
            ),
            note: t('services.left', { count: freeOf(places[kind]) }),
            ...(full.includes(kind) && { tone: 'amber' as const }),
          })),
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

import { useRefreshes } from '../../domains/rights/api/refresh.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { NumberText } from '../../ui/text/number-text.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { Plans } from './refresh-record/plans.tsx';

/** Which jobs were refreshed, what it took, and who applied in the day after it. */
export default function RefreshUsageRecord() {
  const { t } = useTranslation('rights');
  return (
    <ListScreen
      lead={t('refresh.recordLead')}
      above={<Plans />}
      query={useRefreshes({})}
      empty={{
        title: t('refresh.none'),
        hint: t('refresh.noneHint'),
        action: <ButtonLink to="/job-management/internship">{t('refresh.toJobs')}</ButtonLink>,
      }}
      table={{
        label: t('refresh.record'),
        nameOf: ({ job }) => job.title,
        columns: [
          {
            key: 'at',
            title: t('refresh.at'),
            cell: ({ at }) => <RelativeTime at={at} />,
            phone: 'second',
            whole: true,
          },
          { key: 'job', title: t('refresh.job'), cell: ({ job }) => job.title, phone: 'title' },
          {
            key: 'who',
            title: t('refresh.who'),
            cell: ({ actor, planned }) => (planned ? t('plan.by', { actor }) : actor),
            phone: 'second',
          },
          {
            key: 'cost',
            title: t('refresh.cost'),
            cell: ({ coins, unit }) =>
              unit
                ? t('refresh.ofGrant')
                : coins === 0
                  ? t('refresh.gratis')
                  : t('refresh.costCoins', { count: coins }),
            phone: 'aside',
          },
          {
            key: 'applications',
            title: t('refresh.applications'),
            cell: ({ applications }) => <NumberText value={applications} />,
            align: 'end',
          },
        ],
      }}
    />
  );
}

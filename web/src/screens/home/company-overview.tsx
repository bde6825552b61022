import { companyHandling, trendDays } from '@qinghe/contract/home/handling.ts';
import { useOverview } from '../../domains/home/api/business-overview.ts';
import { useHandling } from '../../domains/home/api/handling.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { FilterField } from '../../ui/list/filter-fields.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { Activity } from './company-overview/activity.tsx';
import { CompanyFigures } from './company-overview/company-figures.tsx';
import { Handlers } from './company-overview/handlers.tsx';
import { StageBars } from './home/stage-bars.tsx';
import { Trend } from './home/trend.tsx';
import styles from './home.module.css';

/** How the company stands: what comes in, who handles it, what was done. */
export default function CompanyOverview() {
  const { t } = useTranslation(['control', 'home']);
  const { input, fields } = useFilters(companyHandling, {
    days: {
      field: 'choice',
      label: t('overview.days'),
      none: t('overview.lastDays', { days: 30 }),
      options: trendDays
        .filter((days) => days !== '30')
        .map((days) => ({ value: days, label: t('overview.lastDays', { days }) })),
    },
  });
  const overview = useOverview();
  const handling = useHandling(input.days);
  const error = overview.error ?? handling.error;
  if (!overview.data || !handling.data) {
    return (
      <Page>
        <Card>
          {error ? (
            <ErrorState
              title={t('home:failed')}
              hint={t('home:failedHint')}
              requestId={isApiError(error) ? error.requestId : undefined}
              onRetry={() => {
                void overview.refetch();
                void handling.refetch();
              }}
            />
          ) : (
            <SkeletonRows />
          )}
        </Card>
      </Page>
    );
  }
  const { trend, people, needs_help } = handling.data;
  return (
    <Page lead={t('overview.lead')} actions={fields.map((field) => <FilterField key={field.name} filter={field} />)}>
      <CompanyFigures overview={overview.data} />
      <div className={styles.columns}>
        <Trend days={trend} />
        <StageBars overview={overview.data} />
      </div>
      <div className={styles.columns}>
        <Handlers people={people} needsHelp={needs_help} />
        <Activity />
      </div>
    </Page>
  );
}

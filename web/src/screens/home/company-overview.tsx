import { trendDays } from '@qinghe/contract/home/handling.ts';
import { useTranslation } from 'react-i18next';
import { useOverview } from '../../domains/home/api/business-overview.ts';
import { useHandling } from '../../domains/home/api/handling.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { urlFilters } from '../../lib/routing/url-filters.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../ui/state/state.tsx';
import { Activity } from './company-overview/activity.tsx';
import { CompanyFigures } from './company-overview/company-figures.tsx';
import { Handlers } from './company-overview/handlers.tsx';
import { Funnel } from './home/funnel.tsx';
import { Trend } from './home/trend.tsx';
import styles from './home.module.css';

const overviewFilters = urlFilters({ days: { values: trendDays } });

/** How the company stands: what comes in, who handles it, what was done. */
export default function CompanyOverview() {
  const { t } = useTranslation(['control', 'home']);
  const { values, set } = useUrlFilters(overviewFilters);
  const overview = useOverview();
  const handling = useHandling(overviewFilters.toInput(values).days as (typeof trendDays)[number] | undefined);
  const error = overview.error ?? handling.error;
  const range = (
    <FilterSelect
      label={t('overview.days')}
      none={t('overview.lastDays', { days: 30 })}
      value={values.days}
      options={trendDays
        .filter((days) => days !== '30')
        .map((days) => ({ value: days, label: t('overview.lastDays', { days }) }))}
      onChange={(days) => set({ days })}
    />
  );
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
    <Page lead={t('overview.lead')} actions={range}>
      <CompanyFigures overview={overview.data} />
      <div className={styles.columns}>
        <Trend days={trend} />
        <Funnel overview={overview.data} />
      </div>
      <div className={styles.columns}>
        <Handlers people={people} needsHelp={needs_help} />
        <Activity />
      </div>
    </Page>
  );
}

import { campusBatches } from '@qinghe/contract/jobs/job-filter.ts';
import { useSearchParams } from 'react-router';
import type { JobPage } from '../../../domains/jobs/api/list-jobs.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { withValues } from '../../../lib/routing/url-filters.ts';
import { Tabs } from '../../../ui/tabs/tabs.tsx';

/** All batches, and each by itself; the other filters stay. */
export function BatchTabs({ batch, page }: { batch: string; page: JobPage | undefined }) {
  const { t } = useTranslation('jobs');
  const [search] = useSearchParams();
  const tab = (value: string, label: string, count: number | undefined) => ({
    to: `?${withValues(search, { batch: value })}`,
    label,
    count,
    current: value === batch,
  });
  // Under a batch the states count that one alone.
  const all = batch === '' ? page?.counts.all : undefined;
  return (
    <Tabs
      label={t('field.batch')}
      ground="page"
      tone="violet"
      tabs={[
        tab('', t('batch.all'), all),
        ...campusBatches.map((value) => tab(value, t(`batch.${value}`), page?.batches[value])),
      ]}
    />
  );
}

import { createBrochure } from '@qinghe/contract/jobs/brochures.ts';
import { changeJobs } from '@qinghe/contract/jobs/change-many.ts';
import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { campusBatches, jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import { Link } from 'react-router';
import { useAllowed, useMay } from '../../domains/account/may.ts';
import { useOverview } from '../../domains/home/api/business-overview.ts';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { useJobs } from '../../domains/jobs/api/list-jobs.ts';
import { brochureAddresses, talkAddresses } from '../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { UUID } from '../../lib/routing/url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { HeadActions } from '../../ui/page/head-actions.tsx';
import { BrochureCard } from './brochure/brochure-card.tsx';
import { BatchTabs } from './campus/batch-tabs.tsx';
import { useCampusColumns } from './campus/use-campus-columns.tsx';
import { JobsBar } from './list/jobs-bar.tsx';
import { PublishedJob } from './list/published-job.tsx';
import { useListActions } from './list/use-list-actions.tsx';

const states = jobFilters.filter((name) => name !== 'all');

/** Jobs of campus recruitment, batch by batch, first those whose CVs wait to be seen. */
export default function CampusJobs() {
  const { t } = useTranslation('jobs');
  const brochures = useBrochures().data?.items ?? [];
  const filters = useFilters(listJobs, {
    batch: { field: 'elsewhere', values: campusBatches },
    filter: {
      field: 'choice',
      label: t('states'),
      options: states.map((value) => ({ value, label: t(`filter.${value}`) })),
    },
    brochure: {
      field: 'elsewhere',
      values: UUID,
      label: t('brochure.field'),
      options: brochures.map(({ uuid, title }) => ({ value: uuid, label: title })),
    },
    q: { field: 'search', label: t('search') },
  });
  const shown = { ...filters.input, kind: 'campus', order: 'unseen' } as const;
  const jobs = useJobs(shown);
  const [first] = jobs.data?.pages ?? [];
  const unseen = useOverview().data?.applications.campus.new ?? 0;
  const brochure =
    brochures.find(({ uuid }) => uuid === filters.input.brochure) ??
    (brochures.length === 1 ? brochures[0] : undefined);
  const { dialog, open } = useDialog();
  const { publish, others } = useListActions('campus', shown, open);
  const may = useMay();
  const toBrochures =
    brochures.length > 0
      ? { label: t('brochure.label'), to: brochureAddresses.summary }
      : { calls: createBrochure, label: t('brochure.create'), to: brochureAddresses.create };
  const doors = useAllowed()([toBrochures, { label: t('campus.talks'), to: talkAddresses.list }]);
  return (
    <ListScreen
      lead={unseen > 0 && <Link to="/resume/school/new">{t('campus.toUnseen', { count: unseen })}</Link>}
      actions={<HeadActions primary={publish} others={[...doors, ...others]} />}
      above={
        <>
          <PublishedJob jobs={jobs} />
          {brochure && <BrochureCard brochure={brochure} />}
          <BatchTabs batch={filters.values.batch} page={first} />
        </>
      }
      filters={{ ...filters, counts: { filter: first?.counts } }}
      query={jobs}
      empty={{
        title: first?.company_online
          ? t('empty.own', { count: first.company_online })
          : t(filters.input.batch ? 'campus.emptyBatch' : 'of.campus.empty'),
        hint: t('of.campus.emptyHint'),
        action: publish && <ButtonLink to={publish.to}>{publish.label}</ButtonLink>,
      }}
      table={{
        label: t('campus.label'),
        columns: useCampusColumns(),
        nameOf: ({ title }) => title || t('untitled'),
      }}
      bulk={may(changeJobs) ? (selected, clear) => <JobsBar jobs={selected} onClear={clear} /> : undefined}
      below={dialog}
    />
  );
}

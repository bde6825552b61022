import type { Brochure } from '@qinghe/contract/jobs/brochures.ts';
import { jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { useOverview } from '../../domains/home/api/business-overview.ts';
import { useExportJobs } from '../../domains/imports/api/import-jobs.ts';
import { useBrochures } from '../../domains/jobs/api/brochures.ts';
import { type JobListInput, useJobs } from '../../domains/jobs/api/list-jobs.ts';
import {
  applyFormAddress,
  brochureAddresses,
  importAddress,
  jobAddresses,
  talkAddresses,
} from '../../domains/jobs/job-addresses.ts';
import { useUrlFilters } from '../../lib/routing/use-url-filters.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { FilterSearch } from '../../ui/filter-bar/filter-search.tsx';
import { FilterSelect } from '../../ui/filter-select/filter-select.tsx';
import { QueryList } from '../../ui/list/query-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { nothingSelected } from '../../ui/table/selection.ts';
import { TableSkeleton } from '../../ui/table/table-skeleton.tsx';
import { BrochureCard } from './brochure/brochure-card.tsx';
import { BatchTabs } from './campus/batch-tabs.tsx';
import { campusFilters } from './campus/campus-filters.ts';
import { useCampusColumns } from './campus/use-campus-columns.tsx';
import { JobsBar } from './list/jobs-bar.tsx';
import { PublishedJob } from './list/published-job.tsx';
import { TemplatesButton } from './list/templates-button.tsx';

const states = jobFilters.filter((name) => name !== 'all');

/** Jobs of campus recruitment, batch by batch, first those whose CVs wait to be seen. */
export default function CampusJobs() {
  const { t } = useTranslation('jobs');
  const { values, active, set } = useUrlFilters(campusFilters);
  const shown = {
    ...(campusFilters.toInput(values) as JobListInput),
    kind: 'campus' as const,
    order: 'unseen' as const,
  };
  const jobs = useJobs(shown);
  const exporting = useExportJobs();
  const [first] = jobs.data?.pages ?? [];
  const columns = useCampusColumns();
  const unseen = useOverview().data?.applications.campus.new ?? 0;
  const published = publishedIn(useLocation().state);
  const items = jobs.data?.pages.flatMap((page) => page.items) ?? [];
  const fresh = items.find(({ uuid }) => uuid === published);
  const [selection, select] = useState(nothingSelected);
  const publish = (variant?: 'primary') => (
    <ButtonLink variant={variant} to={jobAddresses.campus.create}>
      {t('of.campus.publish')}
    </ButtonLink>
  );
  const brochures = useBrochures().data?.items ?? [];
  const brochure = brochures.find(({ uuid }) => uuid === values.brochure);
  const words = (name: (typeof active)[number]) =>
    name === 'filter'
      ? t(`filter.${values.filter as (typeof states)[number]}`)
      : name === 'brochure'
        ? (brochure?.title ?? t('brochure.field'))
        : values[name];
  const chosen = active
    .filter((name) => name !== 'batch')
    .map((name) => ({ label: words(name), drop: () => set({ [name]: '' }) }));
  return (
    <Page
      lead={unseen > 0 && <Link to="/resume/school/new">{t('campus.toUnseen', { count: unseen })}</Link>}
      actions={
        <>
          <ButtonLink to={brochures.length > 0 ? brochureAddresses.summary : brochureAddresses.create}>
            {t(brochures.length > 0 ? 'brochure.label' : 'brochure.create')}
          </ButtonLink>
          <ButtonLink to={talkAddresses.list}>{t('campus.talks')}</ButtonLink>
          <ButtonLink to={applyFormAddress('campus')}>{t('applyForm')}</ButtonLink>
          <TemplatesButton kind="campus" />
          <ButtonLink to={importAddress('campus')}>{t('import')}</ButtonLink>
          <ExportButton action={exporting} input={shown} />
          {publish('primary')}
        </>
      }
    >
      {fresh && <PublishedJob job={fresh} />}
      {(brochure ?? (brochures.length === 1 && brochures[0])) && (
        <BrochureCard brochure={brochure ?? (brochures[0] as Brochure)} />
      )}
      <BatchTabs batch={values.batch} page={first} />
      <FilterBar
        active={chosen}
        search={<FilterSearch label={t('search')} value={values.q} maxLength={40} onChange={(q) => set({ q })} />}
      >
        <FilterSelect
          label={t('states')}
          value={values.filter}
          options={states.map((value) => ({
            value,
            label: `${t(`filter.${value}`)} ${first?.counts[value] ?? ''}`.trim(),
          }))}
          onChange={(filter) => set({ filter })}
        />
      </FilterBar>
      <Card flush>
        <QueryList
          query={jobs}
          filters={chosen}
          skeleton={<TableSkeleton columns={8} rows={6} />}
          empty={{
            title: t(values.batch ? 'campus.emptyBatch' : 'of.campus.empty'),
            hint: t('of.campus.emptyHint'),
            action: publish(),
          }}
        >
          {(rows) => (
            <DataTable
              label={t('campus.label')}
              rows={rows}
              keyOf={({ uuid }) => uuid}
              nameOf={({ title }) => title || t('untitled')}
              columns={columns}
              selection={selection}
              onSelect={select}
            />
          )}
        </QueryList>
      </Card>
      <JobsBar jobs={items.filter(({ uuid }) => selection.keys.has(uuid))} onClear={() => select(nothingSelected)} />
    </Page>
  );
}

/** The job that the form has just handed in, from the history entry. */
const publishedIn = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'published' in state ? state.published : undefined;

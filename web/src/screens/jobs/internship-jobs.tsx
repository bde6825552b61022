import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { useExportJobs } from '../../domains/imports/api/import-jobs.ts';
import { useJobs } from '../../domains/jobs/api/list-jobs.ts';
import { applyFormAddress, importAddress, jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { isApiError } from '../../lib/api/api-error.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Card } from '../../ui/section/section.tsx';
import { SkeletonRows } from '../../ui/skeleton/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/state/state.tsx';
import { SelectFrame } from '../../ui/table/select-frame.tsx';
import { allToggled, nothingSelected, ranged, toggled } from '../../ui/table/selection.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import styles from './internship-jobs.module.css';
import { JobRow } from './list/job-row.tsx';
import { JobsBar } from './list/jobs-bar.tsx';
import { PublishedJob } from './list/published-job.tsx';
import { TemplatesButton } from './list/templates-button.tsx';

const shown = ['all', 'online', 'expiring', 'reviewing', 'refused', 'draft', 'offline', 'expired'] as const;

/** Internship jobs: which are online, what came in, what to do next. */
export default function InternshipJobs() {
  const { t } = useTranslation('jobs');
  const [params] = useSearchParams();
  const filter = shown.find((name) => name === params.get('filter')) ?? 'all';
  const jobs = useJobs({ kind: 'internship', filter });
  const items = jobs.data?.pages.flatMap((page) => page.items) ?? [];
  const { counts, company_online: elsewhere = 0 } = jobs.data?.pages[0] ?? {};
  const empty = elsewhere > 0 ? t('empty.own', { count: elsewhere }) : t('of.internship.empty');
  const [selection, select] = useState(nothingSelected);
  const [begun, setBegun] = useState(false);
  const order = items.map(({ uuid }) => uuid);
  const some = order.some((uuid) => selection.keys.has(uuid));
  const exporting = useExportJobs();
  const publish = (variant?: 'primary') => (
    <ButtonLink variant={variant} to={jobAddresses.internship.create}>
      {t('of.internship.publish')}
    </ButtonLink>
  );
  return (
    <Page
      actions={
        <>
          <ButtonLink to={applyFormAddress('internship')}>{t('applyForm')}</ButtonLink>
          <TemplatesButton kind="internship" />
          <ButtonLink to={importAddress('internship')}>{t('import')}</ButtonLink>
          <ExportButton action={exporting} input={{ kind: 'internship', filter }} />
          {publish('primary')}
        </>
      }
    >
      <PublishedJob jobs={jobs} />
      <Tabs
        label={t('states')}
        ground="page"
        tabs={shown
          .filter((name) => name === 'all' || name === 'online' || name === filter || (counts?.[name] ?? 0) > 0)
          .map((name) => ({
            to: name === 'all' ? '?' : `?filter=${name}`,
            label: t(`filter.${name}`),
            count: counts?.[name],
            current: name === filter,
          }))}
      />
      <Card flush>
        {jobs.isPending ? (
          <SkeletonRows rows={5} />
        ) : jobs.error && items.length === 0 ? (
          <ErrorState
            title={t('failed')}
            hint={t('failedHint')}
            requestId={isApiError(jobs.error) ? jobs.error.requestId : undefined}
            onRetry={() => void jobs.refetch()}
          />
        ) : items.length === 0 ? (
          <EmptyState
            title={filter === 'all' ? empty : t('empty.filtered')}
            hint={t('of.internship.emptyHint')}
            action={publish()}
          />
        ) : (
          <SelectFrame
            selected={{ all: order.every((uuid) => selection.keys.has(uuid)), some }}
            isSelecting={begun || some}
            onSelecting={(begin) => {
              setBegun(begin);
              if (!begin) select(nothingSelected);
            }}
            onAll={() => select(allToggled(selection, order))}
          >
            <ul className={styles.list} data-selecting={begun || some || undefined}>
              {items.map((job) => (
                <JobRow
                  key={job.uuid}
                  job={job}
                  selected={selection.keys.has(job.uuid)}
                  onSelect={(range) =>
                    select(range ? ranged(selection, order, job.uuid) : toggled(selection, job.uuid))
                  }
                />
              ))}
            </ul>
          </SelectFrame>
        )}
      </Card>
      <JobsBar jobs={items.filter(({ uuid }) => selection.keys.has(uuid))} onClear={() => select(nothingSelected)} />
      {jobs.hasNextPage && (
        <Button busy={jobs.isFetchingNextPage} onClick={() => void jobs.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </Page>
  );
}

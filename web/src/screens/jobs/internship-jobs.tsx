import { listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import { useTranslation } from 'react-i18next';
import { ExportButton } from '../../domains/files/components/export-button.tsx';
import { useExportJobs } from '../../domains/imports/api/import-jobs.ts';
import { useJobs } from '../../domains/jobs/api/list-jobs.ts';
import { applyFormAddress, importAddress, jobAddresses } from '../../domains/jobs/job-addresses.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { JobsBar } from './list/jobs-bar.tsx';
import { PublishedJob } from './list/published-job.tsx';
import { TemplatesButton } from './list/templates-button.tsx';
import { useInternshipColumns } from './list/use-internship-columns.tsx';

const states = jobFilters.filter((name) => name !== 'all');

/** Internship jobs: which are online, what came in, what to do next. */
export default function InternshipJobs() {
  const { t } = useTranslation('jobs');
  const filters = useFilters(listJobs, {
    filter: {
      field: 'choice',
      label: t('states'),
      options: states.map((value) => ({ value, label: t(`filter.${value}`) })),
    },
    q: { field: 'search', label: t('search') },
  });
  const shown = { ...filters.input, kind: 'internship' } as const;
  const jobs = useJobs(shown);
  const [first] = jobs.data?.pages ?? [];
  const publish = (variant?: 'primary') => (
    <ButtonLink variant={variant} to={jobAddresses.internship.create}>
      {t('of.internship.publish')}
    </ButtonLink>
  );
  return (
    <ListScreen
      actions={
        <>
          <ButtonLink to={applyFormAddress('internship')}>{t('applyForm')}</ButtonLink>
          <TemplatesButton kind="internship" />
          <ButtonLink to={importAddress('internship')}>{t('import')}</ButtonLink>
          <ExportButton action={useExportJobs()} input={shown} />
          {publish('primary')}
        </>
      }
      above={<PublishedJob jobs={jobs} />}
      filters={{ ...filters, counts: { filter: first?.counts } }}
      query={jobs}
      empty={{
        title: first?.company_online ? t('empty.own', { count: first.company_online }) : t('of.internship.empty'),
        hint: t('of.internship.emptyHint'),
        action: publish(),
      }}
      table={{
        label: t('internship.label'),
        columns: useInternshipColumns(),
        nameOf: ({ title }) => title || t('untitled'),
      }}
      bulk={(selected, clear) => <JobsBar jobs={selected} onClear={clear} />}
    />
  );
}

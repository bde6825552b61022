import { changeJobs } from '@qinghe/contract/jobs/change-many.ts';
import { createDraft, listJobs } from '@qinghe/contract/jobs/endpoints.ts';
import { jobFilters } from '@qinghe/contract/jobs/job-filter.ts';
import { useMay } from '../../domains/account/may.ts';
import { useJobs } from '../../domains/jobs/api/list-jobs.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useDialog } from '../../ui/dialog/use-dialog.ts';
import { ListScreen } from '../../ui/list/list-screen.tsx';
import { useFilters } from '../../ui/list/use-filters.ts';
import { HeadActions } from '../../ui/page/head-actions.tsx';
import { JobsBar } from './list/jobs-bar.tsx';
import { PublishRoom } from './list/publish-room.tsx';
import { PublishedJob } from './list/published-job.tsx';
import { useInternshipColumns } from './list/use-internship-columns.tsx';
import { useListActions } from './list/use-list-actions.tsx';

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
  const { dialog, open } = useDialog();
  const { publish, others } = useListActions('internship', shown, open);
  const may = useMay();
  return (
    <ListScreen
      lead={may(createDraft) && <PublishRoom />}
      actions={<HeadActions primary={publish} others={others} />}
      above={<PublishedJob jobs={jobs} />}
      filters={{ ...filters, counts: { filter: first?.counts } }}
      query={jobs}
      empty={{
        title: first?.company_online ? t('empty.own', { count: first.company_online }) : t('of.internship.empty'),
        hint: t('of.internship.emptyHint'),
        action: publish && <ButtonLink to={publish.to}>{publish.label}</ButtonLink>,
      }}
      table={{
        label: t('internship.label'),
        columns: useInternshipColumns(),
        nameOf: ({ title }) => title || t('untitled'),
      }}
      bulk={may(changeJobs) ? (selected, clear) => <JobsBar jobs={selected} onClear={clear} /> : undefined}
      below={dialog}
    />
  );
}

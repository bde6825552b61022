import type { SeasonJob } from '@qinghe/contract/jobs/season.ts';
import { type Stage, stages } from '@qinghe/contract/resumes/stages.ts';
import { Link } from 'react-router';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import type { Column } from '../../../ui/table/table-head.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';

/** The jobs of a season with their targets; each number opens the people whom it counts. */
export function SeasonJobs({ jobs }: { jobs: readonly SeasonJob[] }) {
  const { t } = useTranslation('recruitment');
  const columns: Column<SeasonJob>[] = [
    {
      key: 'title',
      title: t('season.job'),
      cell: (job) => (
        <>
          <Link to={jobAddresses.campus.preview(job.uuid)}>{job.title}</Link>{' '}
          {job.state !== 'online' && <Tag>{t(`state.${job.state}`)}</Tag>}
        </>
      ),
      phone: 'title',
    },
    {
      key: 'headcount',
      title: t('season.headcount'),
      cell: ({ headcount }) => headcount !== null && <NumberText value={headcount} />,
      align: 'end',
      phone: 'aside',
      labelled: true,
    },
    ...stages.map(
      (stage): Column<SeasonJob> => ({
        key: stage,
        title: t(`stage.${stage}`),
        cell: (job) => <StageCount job={job} stage={stage} />,
        align: 'end',
        phone: 'second',
      }),
    ),
    {
      key: 'deadline',
      title: t('season.deadline'),
      cell: ({ deadline }) => deadline,
      align: 'end',
      whole: true,
      roomy: 900,
    },
  ];
  return (
    <DataTable
      label={t('season.jobs')}
      rows={jobs}
      keyOf={({ uuid }) => uuid}
      nameOf={({ title }) => title}
      columns={columns}
    />
  );
}

function StageCount({ job, stage }: { job: SeasonJob; stage: Stage }) {
  const count = job.stages[stage];
  if (count === 0) return <NumberText value={0} />;
  return (
    <Link to={`/resume/school/${stage}?job_uuid=${job.uuid}`}>
      <NumberText value={count} />
    </Link>
  );
}

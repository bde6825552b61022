import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import type { getSeason } from '@qinghe/contract/jobs/season.ts';
import { REPLY_PROMISE_DAYS, stages } from '@qinghe/contract/resumes/stages.ts';
import { useSeason } from '../../../domains/jobs/api/season.ts';
import { useSourceName } from '../../../domains/jobs/components/source-name.ts';
import { brochureAddresses } from '../../../domains/jobs/job-addresses.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Callout } from '../../../ui/callout/callout.tsx';
import { QueryList } from '../../../ui/list/query-list.tsx';
import { Section } from '../../../ui/section/section.tsx';
import { type Stat, StatStrip } from '../../../ui/stat-strip/stat-strip.tsx';
import { NumberText } from '../../../ui/text/number-text.tsx';
import { CameTable } from './came-table.tsx';
import { SeasonFairs } from './season-fairs.tsx';
import { SeasonJobs } from './season-jobs.tsx';
import { SeasonTalks } from './season-talks.tsx';

type Season = OutputOf<typeof getSeason>;

/** One season: targets and where its people stand, its jobs and talks, where they came from, and what is late. */
export function SeasonView({ uuid }: { uuid: string }) {
  const { t } = useTranslation('recruitment');
  const query = useSeason(uuid);
  const sourceName = useSourceName();
  const { data } = query;
  return (
    <>
      {data && <Figures season={data} />}
      {data !== undefined && data.unanswered > 0 && (
        <Callout
          tone="amber"
          action={
            <ButtonLink to={`/resume/school/new?waiting_days=${REPLY_PROMISE_DAYS}&sort=longest`}>
              {t('season.answer')}
            </ButtonLink>
          }
        >
          {t('season.unanswered', { count: data.unanswered, days: REPLY_PROMISE_DAYS })}
        </Callout>
      )}
      <Section
        title={t('season.jobs')}
        flush
        aside={<ButtonLink to={brochureAddresses.show(uuid)}>{t('season.brochure')}</ButtonLink>}
      >
        <QueryList
          query={{ ...query, data: data && { items: data.jobs } }}
          empty={{ title: t('season.noJobs'), hint: t('season.noJobsHint') }}
        >
          {(jobs) => <SeasonJobs jobs={jobs} />}
        </QueryList>
      </Section>
      <Section title={t('season.talks')} flush>
        <QueryList
          query={{ ...query, data: data && { items: data.talks } }}
          empty={{ title: t('season.noTalks'), hint: t('season.noTalksHint') }}
        >
          {(talks) => <SeasonTalks talks={talks} />}
        </QueryList>
      </Section>
      {data && data.fairs.length > 0 && (
        <Section title={t('season.fairs')} flush>
          <SeasonFairs fairs={data.fairs} />
        </Section>
      )}
      {data && data.sources.length > 0 && (
        <>
          <CameTable
            title={t('season.sources')}
            rows={data.sources.map(({ source, ...row }) => ({
              ...row,
              name: source === null ? t('season.others') : sourceName(source),
            }))}
          />
          <CameTable
            title={t('season.schools')}
            rows={data.schools.map(({ school, ...row }) => ({
              ...row,
              name: school === null ? t('season.others') : school || t('season.noSchool'),
            }))}
          />
        </>
      )}
    </>
  );
}

function Figures({ season: { jobs, brochure } }: { season: Season }) {
  const { t } = useTranslation('recruitment');
  const sum = (of: (job: Season['jobs'][number]) => number) => jobs.reduce((all, job) => all + of(job), 0);
  const headcount = sum((job) => job.headcount ?? 0);
  const employed = sum((job) => job.stages.employed);
  const all = sum((job) => stages.reduce((total, stage) => total + job.stages[stage], 0));
  const unsaid = jobs.filter((job) => job.headcount === null).length;
  const stats: Stat[] = [
    {
      label: t('season.target'),
      figure: headcount === 0 ? '—' : <NumberText value={headcount} />,
      ...(unsaid > 0 && { note: t('season.unsaid', { count: unsaid }) }),
    },
    { label: t('season.applications'), figure: <NumberText value={all} /> },
    { label: t('waiting'), figure: <NumberText value={sum((job) => job.stages.new)} /> },
    { label: t('season.interview'), figure: <NumberText value={sum((job) => job.stages.interview)} /> },
    {
      label: t('season.employed'),
      figure: <NumberText value={employed} />,
      ...(headcount > 0 && { note: t('season.share', { percent: Math.round((employed / headcount) * 100) }) }),
    },
  ];
  return <StatStrip label={brochure.title} stats={stats} />;
}

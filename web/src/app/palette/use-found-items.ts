import type { JobKind, Stage } from '@qinghe/contract/resumes/stages.ts';
import IconBriefcase from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { type FoundJob, useFoundJobs } from '../../domains/jobs/api/find-jobs.ts';
import { jobQuery } from '../../domains/jobs/api/get-job.ts';
import { type FoundApplication, foundApplicationsQuery } from '../../domains/resumes/api/find-applications.ts';
import { applicationQuery } from '../../domains/resumes/api/get-application.ts';
import { applicationAddress, deskOf } from '../../domains/resumes/application-address.ts';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import type { Item } from './item.ts';
import { matches } from './matches.ts';
import { lastOpened, openedBy } from './opened.ts';

const MAX_JOBS = 5;

export interface Found {
  items: Item[];
  /** People are still being looked for. */
  searching: boolean;
  /** Looks again; undefined unless the search for people failed. */
  retry: (() => void) | undefined;
}

/** Jobs and people whom the words may mean. `asked`: the words once the person paused; `typed`: as they stand. */
export function useFoundItems(typed: string, asked: string): Found {
  const navigate = useNavigate();
  const { t } = useTranslation('palette');
  const all = useFoundJobs('');
  const more = useFoundJobs(asked, { enabled: all.partial && asked !== '' });
  const people = useQuery({
    ...foundApplicationsQuery(asked),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  if (typed === '') return { items: [], searching: false, retry: undefined };
  const jobs = uniqueJobs([...all.items, ...more.items])
    .filter(({ title }) => title !== '' && matches(typed, title))
    .slice(0, MAX_JOBS);
  const settled = asked === typed && !people.isPlaceholderData;
  // Until the response for these very words is here, only those are shown whom they certainly mean.
  const found = (asked === '' ? [] : (people.data?.items ?? [])).filter(
    ({ name, school, job_title }) => settled || matches(typed, name, school, job_title),
  );
  return {
    items: [
      ...jobs.map((job) => jobItem(job, t(`job.${job.state}`), 'jobs', navigate)),
      ...found.map((person) => personItem(person, 'people', navigate)),
    ],
    searching: asked !== typed || people.isFetching,
    retry: asked === typed && people.isError && !people.isFetching ? () => void people.refetch() : undefined,
  };
}

/** What was opened last in this tab, but for what is open now. Names are read anew: none is kept. */
export function useRecentItems(): Item[] {
  const navigate = useNavigate();
  const { t } = useTranslation('palette');
  const [opened] = useState(() => {
    const now = openedBy(location.pathname, location.search);
    return lastOpened().filter(({ uuid }) => uuid !== now?.uuid);
  });
  const people = useQueries({
    queries: opened.map(({ type, uuid }) => ({ ...applicationQuery(uuid), enabled: type === 'application' })),
  });
  const jobs = useQueries({
    queries: opened.map(({ type, uuid }) => ({ ...jobQuery(uuid), enabled: type === 'job' })),
  });
  return opened.flatMap((_, index) => {
    const person = people[index]?.data;
    const job = jobs[index]?.data;
    if (person) return [personItem(person, 'recent', navigate)];
    return job ? [jobItem(job, t(`job.${job.state}`), 'recent', navigate)] : [];
  });
}

type Person = Pick<FoundApplication, 'uuid' | 'name' | 'school' | 'job_title'> & { kind: JobKind; stage: Stage };

const personItem = (person: Person, group: Item['group'], navigate: NavigateFunction): Item => ({
  id: `person ${person.uuid}`,
  group,
  label: person.name,
  detail: [person.school, person.job_title].filter(Boolean).join(' · '),
  stage: person.stage,
  icon: IconUser,
  run: () => void navigate(applicationAddress(person)),
});

/** A job that can be edited opens its form; of another one its new people. */
const jobItem = (job: FoundJob, state: string, group: Item['group'], navigate: NavigateFunction): Item => ({
  id: `job ${job.uuid}`,
  group,
  label: job.title,
  detail: state,
  icon: IconBriefcase,
  run: () =>
    void navigate(
      job.kind === 'internship' && job.abilities.edit
        ? `/job-management/internship/publish-job?id=${job.uuid}`
        : `${deskOf(job.kind)}/new?job_uuid=${job.uuid}`,
    ),
});

const uniqueJobs = (jobs: readonly FoundJob[]): FoundJob[] => [...new Map(jobs.map((job) => [job.uuid, job])).values()];

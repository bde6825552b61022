import type { JobAbilities, JobState } from '@qinghe/contract/jobs/job.ts';
import { isPastDeadline } from './rules.ts';

/** What the owner of a job may do with it in its state. */
export function jobAbilities(
  job: {
    state: JobState;
    deadline: string | null;
    published_at: string | null;
    change_of: string | null;
    change: object | null;
  },
  now: Date,
): JobAbilities {
  const isChange = job.change_of !== null;
  // The text of an online job is what candidates rely on: a change stands beside it until it has passed.
  const editable = job.state !== 'online' && job.state !== 'reviewing' && job.change === null;
  return {
    edit: editable,
    publish: editable,
    take_offline: job.state === 'online',
    put_online: job.state === 'offline' && !isPastDeadline(job.deadline, now),
    remove: isChange ? job.state !== 'reviewing' : job.state === 'draft' && job.published_at === null,
    extend_deadline: job.state === 'online' || job.state === 'expired',
    change: !isChange && (job.state === 'online' || job.change !== null),
  };
}

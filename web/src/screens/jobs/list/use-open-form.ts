import type { JobField, JobSummary } from '@qinghe/contract/jobs/job.ts';
import { useNavigate } from 'react-router';
import { useJobActions } from '../../../domains/jobs/api/change-job.ts';
import { jobAddresses } from '../../../domains/jobs/job-addresses.ts';

/** Opens the form in which a job's text is written, at a field of it: its own, or that of the change beside an online job. */
export function useOpenForm(job: JobSummary) {
  const navigate = useNavigate();
  const { change } = useJobActions();
  return {
    busy: change.busy,
    async openForm(field?: JobField): Promise<void> {
      const { uuid, version, abilities } = job;
      const text = abilities.edit ? uuid : (job.change?.uuid ?? (await change.run({ uuid, version }))?.uuid);
      if (text) await navigate({ ...pathOf(jobAddresses[job.kind].form(text)), hash: field ?? '' });
    },
  };
}

function pathOf(address: string) {
  const [pathname = '', query = ''] = address.split('?');
  return { pathname, search: `?${query}` };
}

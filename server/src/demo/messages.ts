import { type Telling, tell } from '../domains/messages/index.ts';
import type { DemoApplication } from './seed-queries.ts';

const HOUR = 3_600_000;

interface DemoMessages {
  companyUuid: string;
  master: string;
  jobs: readonly { uuid: string; title: string; kind: 'internship' | 'campus'; state: string; owner_uuid: string }[];
  applications: readonly Pick<DemoApplication, 'job' | 'history'>[];
}

/** What the demo's accounts were told before it begins: of what stands there, and nothing else. */
export async function tellDemo(
  { now, ...telling }: Telling,
  { companyUuid, master, jobs, applications }: DemoMessages,
): Promise<void> {
  const at = (hours: number): Telling => ({ ...telling, now: new Date(now.getTime() - hours * HOUR) });
  await tell(at(400), 'memberJoined', { companyUuid, to: [master] });
  await tell(at(399), 'wechatBound', { companyUuid: null, to: [master] });
  for (const [index, { uuid, title, kind, state, owner_uuid }] of jobs.entries()) {
    const told = {
      companyUuid,
      to: [owner_uuid],
      subjectUuid: uuid,
      params: { job: title, campus: kind === 'campus' ? 1 : 0 },
    };
    const count = applications.filter(({ job, history }) => job.uuid === uuid && history.stage === 'new').length;
    if (count > 0) await tell(at(index * 5 + 1), 'applicationReceived', { ...told, count });
    if (state === 'expired') await tell(at(index * 20 + 30), 'jobExpired', told);
  }
}

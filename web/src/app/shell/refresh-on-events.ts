import { queryClient } from '../../lib/query-client.ts';
import { subscribe } from '../../lib/realtime.ts';

/** A burst of events (someone imports, someone moves a batch) makes one refresh. */
const GATHER_MS = 300;

/** Makes what an event touches stale; whatever of it is on the screen is read again. */
export function refreshOnEvents(): () => void {
  const touched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const touch = (...domains: string[]) => {
    for (const domain of domains) touched.add(domain);
    timer ??= setTimeout(() => {
      timer = undefined;
      for (const domain of touched) void queryClient.invalidateQueries({ queryKey: [domain] });
      void queryClient.invalidateQueries({ queryKey: ['company', 'overview'] });
      touched.clear();
    }, GATHER_MS);
  };
  const stops = [
    subscribe('application.created', () => touch('resumes', 'jobs')),
    subscribe('application.moved', () => touch('resumes', 'jobs')),
    subscribe('application.read', () => touch('resumes')),
    subscribe('application.messaged', () => touch('resumes')),
    subscribe('application.noted', () => touch('resumes')),
    subscribe('applications.changed', () => touch('resumes', 'jobs')),
    subscribe('job.changed', () => touch('jobs')),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

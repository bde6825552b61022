import type { Candidate } from '@qinghe/contract/resumes/candidate.ts';
import { withTransaction } from '../src/db/database.ts';
import { insertSentLink, statusUrl } from '../src/domains/resumes/status/status-link.ts';
import type { TestApp } from './app.ts';
import { makeApplication } from './applications.ts';
import type { TestJob } from './jobs.ts';

/** The pages of a new application, in the browser that opened its link; that proves its address where it has but one. */
export async function openPage(
  app: TestApp,
  job: TestJob,
  candidate: Partial<Candidate> & { phone: string; email: string },
) {
  const { services } = app;
  const { uuid } = await makeApplication(app, job, { candidate });
  const linked = { companyUuid: job.companyUuid, applicationUuid: uuid, now: app.clock.now() };
  await withTransaction(services.db, (trx) => insertSentLink(trx, services, linked, candidate));
  const { pathname } = new URL(statusUrl(services, uuid));
  const opened = await app.fetch(pathname, { method: 'POST', redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const headers = { cookie };
  return {
    uuid,
    /** A page beside the application's own, which is ''. */
    see: (page: string, known = true, more: Record<string, string> = {}) =>
      app.fetch(page === '' ? pathname : `${pathname}/${page}`, {
        redirect: 'manual',
        headers: { ...(known ? headers : {}), ...more },
      }),
    send: (page: string, values: Record<string, string> | FormData, known = true) =>
      app.fetch(`${pathname}/${page}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          ...(values instanceof FormData ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
          ...(known ? headers : {}),
        },
        body: values instanceof FormData ? values : new URLSearchParams(values).toString(),
      }),
  };
}

import { isUuid } from '@qinghe/contract/formats.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countOnce } from '../../domains/jobs/index.ts';
import { html } from '../../pages/html.ts';
import { pageLocale, renderNotice, renderPage, sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { findPublicJob } from './public-job.ts';

type JobRequest = FastifyRequest<{ Params: { uuid: string } }>;

/** `/jobs/{uuid}/external`: says that one leaves, and for where. */
export async function askBeforeLeaving(
  services: Services,
  request: JobRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const t = pageTexts(pageLocale(request));
  const found = await findExternal(services, request);
  if (!found) return sendMissing(request, reply);
  const { job, url } = found;
  const { host } = url;
  return sendPage(
    reply,
    200,
    renderPage({
      title: t('leaveTitle'),
      locale: pageLocale(request),
      listed: false,
      body: html`<section class="notice"><h1>${t('leaveTitle')}</h1>
<p>${t('leaveText', { title: job.title, company: job.company_name, host })}</p>
<p><a class="button" href="/jobs/${job.uuid}/external/go" rel="nofollow noopener noreferrer">${t('leaveFor', { host })}</a></p>
<p><a href="/jobs/${job.uuid}">${t('leaveBack')}</a></p></section>`,
    }),
  );
}

/** `/jobs/{uuid}/external/go`: counts who leaves, and sends them on. */
export async function leaveForExternal(
  services: Services,
  request: JobRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const found = await findExternal(services, request);
  if (!found) return sendMissing(request, reply);
  const { companyUuid, job, url } = found;
  await countOnce(services, { companyUuid, uuid: job.uuid, counter: 'external_clicks' }, request);
  return reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).redirect(url.href, 302);
}

/** Where candidates apply to a job that is open; undefined for any other. */
async function findExternal({ db, clock }: Services, { params: { uuid } }: JobRequest) {
  const found = isUuid(uuid) ? await findPublicJob(db, uuid, clock()) : undefined;
  if (!found || found === 'closed' || !found.job.open || found.job.draft.kind !== 'campus') return undefined;
  const { external_url } = found.job.draft;
  return external_url.startsWith('https://') ? { ...found, url: new URL(external_url) } : undefined;
}

function sendMissing(request: JobRequest, reply: FastifyReply): FastifyReply {
  const locale = pageLocale(request);
  const t = pageTexts(locale);
  return sendPage(reply, 404, renderNotice(locale, t('missing'), t('missingHint')));
}

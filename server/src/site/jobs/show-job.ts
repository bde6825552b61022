import { isUuid } from '@qinghe/contract/formats.ts';
import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import { sourceIn } from '@qinghe/contract/jobs/figures.ts';
import { pages } from '@qinghe/contract/texts/pages.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findShownCompany } from '../../domains/company/index.ts';
import { countOnce, deliverSettingOf, readFields } from '../../domains/jobs/index.ts';
import { usualReplyHours } from '../../domains/resumes/index.ts';
import { pageLocale, renderNotice, sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { renderJobPage } from './job-page.ts';
import { findPublicJob } from './public-job.ts';

/** `/jobs/{uuid}` */
export async function showJob(
  services: Services,
  request: FastifyRequest<{ Params: { uuid: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = pageLocale(request);
  const { uuid } = request.params;
  const found = isUuid(uuid) ? await findPublicJob(services.db, uuid, services.clock()) : undefined;
  if (!found)
    return sendPage(reply, 404, renderNotice(locale, say(pages, 'missing', locale), say(pages, 'missingHint', locale)));
  if (found === 'closed')
    return sendPage(reply, 200, renderNotice(locale, say(pages, 'closed', locale), say(pages, 'closedHint', locale)));
  const job: PublicJob = {
    ...found.job,
    usual_reply_hours: await usualReplyHours(services, found.companyUuid),
  };
  const company = await findShownCompany(services.db, found.companyUuid, locale);
  const { fields } = await readFields(services.db, found.companyUuid, job.draft.kind);
  const deliver = await deliverSettingOf(services.db, found.companyUuid, job.draft.kind);
  const source = sourceIn(request.query as Record<string, unknown>);
  await countOnce(services, { companyUuid: found.companyUuid, uuid, counter: 'views', source }, request);
  const url = `${services.publicUrl}/jobs/${uuid}`;
  return sendPage(
    reply,
    200,
    renderJobPage({ job, fields, deliver, company, companyUuid: found.companyUuid, source, locale, url }),
  );
}

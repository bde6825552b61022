import { isUuid } from '@qinghe/contract/formats.ts';
import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import { pages } from '@qinghe/contract/texts/pages.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { localeOf } from '../../../http/errors.ts';
import { renderNotice, sendPage } from '../../../http/public-page.ts';
import type { Services } from '../../../services.ts';
import { readMedianReplyHours } from '../../resumes/index.ts';
import { renderJobPage } from './job-page.ts';
import { findPublicJob } from './public-job.ts';
import { countJobView } from './public-queries.ts';

const NINETY_DAYS = 90 * 86_400_000;

/** `/jobs/{uuid}` */
export async function showJob(
  services: Services,
  request: FastifyRequest<{ Params: { uuid: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = localeOf(request);
  const { uuid } = request.params;
  const found = isUuid(uuid) ? await findPublicJob(services.db, uuid, services.clock()) : undefined;
  if (!found)
    return sendPage(reply, 404, renderNotice(locale, say(pages, 'missing', locale), say(pages, 'missingHint', locale)));
  if (found === 'closed')
    return sendPage(reply, 200, renderNotice(locale, say(pages, 'closed', locale), say(pages, 'closedHint', locale)));
  const since = new Date(services.clock().getTime() - NINETY_DAYS);
  const job: PublicJob = {
    ...found.job,
    median_reply_hours: await readMedianReplyHours(services.db, found.companyUuid, since),
  };
  await countJobView(services.db, found.companyUuid, uuid);
  return sendPage(reply, 200, renderJobPage({ job, locale, url: `${services.publicUrl}/jobs/${uuid}` }));
}

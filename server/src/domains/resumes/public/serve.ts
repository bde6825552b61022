import { isUuid } from '@qinghe/contract/formats.ts';
import type { PublicJob } from '@qinghe/contract/jobs/endpoints.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { localeOf } from '../../../http/errors.ts';
import type { Services } from '../../../services.ts';
import { countJobView, findPublicJob } from '../../jobs/index.ts';
import { readHistory } from '../history-queries.ts';
import { readMedianReplyHours } from '../overview-queries.ts';
import { lastUndoable } from '../present-application.ts';
import { findApplication } from '../queries.ts';
import { hashLinkToken } from '../status-link.ts';
import { findLink } from '../upload-queries.ts';
import { renderJobPage } from './job-page.ts';
import { renderNotice } from './layout.ts';
import { renderStatusPage } from './status-page.ts';
import { publicTexts } from './texts.ts';

const NINETY_DAYS = 90 * 86_400_000;

/** Pages for candidates: `/jobs/{uuid}` and `/applications/{token}`; readable without JavaScript. */
export function servePublicPages(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { uuid: string } }>('/jobs/:uuid', async (request, reply) => {
    const locale = localeOf(request);
    const { uuid } = request.params;
    const found = isUuid(uuid) ? await findPublicJob(services.db, uuid, services.clock()) : undefined;
    if (!found)
      return sendPage(reply, 404, renderNotice(locale, publicTexts[locale].missing, publicTexts[locale].missingHint));
    if (found === 'closed')
      return sendPage(reply, 200, renderNotice(locale, publicTexts[locale].closed, publicTexts[locale].closedHint));
    const since = new Date(services.clock().getTime() - NINETY_DAYS);
    const job: PublicJob = {
      ...found.job,
      median_reply_hours: await readMedianReplyHours(services.db, found.companyUuid, since),
    };
    await countJobView(services.db, found.companyUuid, uuid);
    return sendPage(reply, 200, renderJobPage({ job, locale, url: `${services.publicUrl}/jobs/${uuid}` }));
  });

  app.get<{ Params: { token: string } }>('/applications/:token', async (request, reply) => {
    const locale = localeOf(request);
    const now = services.clock();
    const link = await findLink(services.db, hashLinkToken(request.params.token), 'application_status', now);
    const application = link && (await findApplication(services.db, link.company_uuid, link.object_uuid));
    if (!application)
      return sendPage(
        reply,
        404,
        renderNotice(locale, publicTexts[locale].linkInvalid, publicTexts[locale].linkInvalidHint),
      );
    // A step that can still be taken back has not happened yet for the candidate.
    const held = lastUndoable(await readHistory(services.db, link.company_uuid, application.uuid), now);
    return sendPage(
      reply,
      200,
      renderStatusPage({
        locale,
        jobTitle: application.job_title,
        companyName: application.company_name,
        stage: held?.from_stage ?? application.stage,
        appliedAt: application.applied_at,
        stageSince: held?.stage_since_before ?? application.stage_since,
      }),
    );
  });
}

const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .status(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'accept-language' })
    .send(page);

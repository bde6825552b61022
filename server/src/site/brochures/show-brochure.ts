import { isUuid } from '@qinghe/contract/formats.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findShownCompany } from '../../domains/company/index.ts';
import { pageLocale, renderNotice, sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { chinaDay } from '../../time/china-day.ts';
import { readComingTalks } from '../talks/shown-talk-queries.ts';
import { renderBrochurePage } from './brochure-page.ts';
import { findPublicBrochure, readShownJobs } from './brochure-queries.ts';

/** `/brochures/{uuid}`: a brochure that is online, with its open jobs. */
export async function showBrochure(
  { db, clock, publicUrl }: Services,
  request: FastifyRequest<{ Params: { uuid: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = pageLocale(request);
  const t = pageTexts(locale);
  const { uuid } = request.params;
  const brochure = isUuid(uuid) ? await findPublicBrochure(db, uuid) : undefined;
  if (!brochure) return sendPage(reply, 404, renderNotice(locale, t('brochureMissing'), t('missingHint')));
  if (brochure.is_held) return sendPage(reply, 404, renderNotice(locale, t('brochureHeld'), t('brochureHeldHint')));
  const now = clock();
  const [jobs, talks, company] = await Promise.all([
    readShownJobs(db, brochure.company_uuid, uuid, chinaDay(now)),
    readComingTalks(db, brochure.company_uuid, now, uuid),
    findShownCompany(db, brochure.company_uuid, locale),
  ]);
  return sendPage(reply, 200, renderBrochurePage({ brochure, jobs, talks, company, now, locale, publicUrl }));
}

import { isUuid } from '@qinghe/contract/formats.ts';
import { listTexts } from '@qinghe/contract/texts/job-list.ts';
import { locales } from '@qinghe/contract/texts/say.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findPublicCompany } from '../../domains/company/index.ts';
import { usualReplyHours } from '../../domains/resumes/index.ts';
import { pageLocale, renderNotice, sendCacheablePage, sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { readComingTalks } from '../talks/shown-talk-queries.ts';
import { renderCompanyPage } from './company-page.ts';
import { readJobsOfCompany } from './company-page-queries.ts';

/** `/companies/{uuid}`, while the papers of the company are in force and nobody has frozen it. */
export async function showCompany(
  services: Services,
  request: FastifyRequest<{ Params: { uuid: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { db, clock, publicUrl } = services;
  const [locale, now] = [pageLocale(request), clock()];
  const { uuid } = request.params;
  const company = isUuid(uuid) ? await findPublicCompany(db, uuid, locale) : undefined;
  if (!company) {
    const t = listTexts(locale);
    return sendPage(reply, 404, renderNotice(locale, t('noSuchCompany'), t('noSuchCompanyHint')));
  }
  const [internship, campus, talks, replyHours] = await Promise.all([
    readJobsOfCompany(db, uuid, 'internship', now),
    readJobsOfCompany(db, uuid, 'campus', now),
    readComingTalks(db, uuid, now),
    usualReplyHours(services, uuid),
  ]);
  const lang = locales.find((one) => one === (request.query as Record<string, unknown>).lang);
  const page = { company, jobs: { internship, campus }, talks, replyHours, locale, lang, now, publicUrl };
  return sendCacheablePage(request, reply, renderCompanyPage(page));
}

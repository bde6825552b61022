import { isUuid } from '@qinghe/contract/formats.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findShownCompany } from '../../domains/company/index.ts';
import { pageLocale, renderNotice, sendPage } from '../../pages/public-page.ts';
import { isMarked } from '../../pages/stored-ticket.ts';
import type { Services } from '../../services.ts';
import { findPublicTalk } from './shown-talk-queries.ts';
import { renderTalkPage } from './talk-page.ts';

/** `/talks/{uuid}`: a talk that was published; one that is over, called off or of a company that is held says so. */
export async function showTalk(
  { db, clock, publicUrl }: Services,
  request: FastifyRequest<{ Params: { uuid: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = pageLocale(request);
  const t = pageTexts(locale);
  const { uuid } = request.params;
  const talk = isUuid(uuid) ? await findPublicTalk(db, uuid) : undefined;
  if (!talk) return sendPage(reply, 404, renderNotice(locale, t('talkMissing'), t('missingHint')));
  if (talk.is_held) return sendPage(reply, 404, renderNotice(locale, t('talkHeld'), t('talkHeldHint')));
  const company = await findShownCompany(db, talk.company_uuid, locale);
  return sendPage(
    reply,
    200,
    renderTalkPage({ talk, company, now: clock(), locale, publicUrl, hasTicket: isMarked(request) }),
  );
}

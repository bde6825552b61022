import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { pages } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  askForErasure,
  findApplication,
  findErasureRequest,
  findLinkStatus,
  type HistoryRow,
  lastUndoable,
  openLinkOnce,
  readHistory,
  readWords,
  VISIT_DAYS,
  withdrawApplication,
} from '../../domains/resumes/index.ts';
import { cookieHeader, readCookie } from '../../http/cookies.ts';
import { localeOf } from '../../http/errors.ts';
import { renderNotice, sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { renderUnopened, renderUsed } from './link-pages.ts';
import { renderStatusPage } from './status-page.ts';

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

const PATH = '/applications';

/** What a link is worth to this browser. */
export async function showStatus(
  services: Services,
  request: TokenRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const locale = localeOf(request);
  const link = await findLinkStatus(services, request.params.token, (name) => readCookie(request, name));
  switch (link.state) {
    case 'visited':
      return sendPage(reply, 200, await statusPage(services, link, locale, request.params.token));
    case 'unopened':
      return sendPage(reply, 200, renderUnopened(locale));
    case 'used':
      return sendPage(reply, 200, renderUsed(locale, link));
    case 'erased':
      return sendPage(reply, 410, notice(locale, 'erased'));
    default:
      return sendPage(reply, 404, notice(locale, 'linkInvalid'));
  }
}

/** Opens a link, once. */
export async function openStatus(
  services: Services,
  request: TokenRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params;
  const known = await findLinkStatus(services, token, (name) => readCookie(request, name));
  const cookie = known.state === 'unopened' ? await openLinkOnce(services, token) : undefined;
  if (cookie) reply.header('set-cookie', asHeader(services, cookie));
  return reply.redirect(`${PATH}/${encodeURIComponent(token)}`, 303);
}

/** Only for a browser that is known: the address alone takes nothing back. */
export async function withdraw(services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { token } = request.params;
  const known = await findLinkStatus(services, token, (name) => readCookie(request, name));
  if (known.state === 'visited') await withdrawApplication(services, { ...known, requestId: request.id });
  return reply.redirect(`${PATH}/${encodeURIComponent(token)}`, 303);
}

/** Only for a browser that is known: the address alone asks for nothing. */
export async function requestErasure(
  services: Services,
  request: TokenRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { token } = request.params;
  const known = await findLinkStatus(services, token, (name) => readCookie(request, name));
  if (known.state === 'visited') await askForErasure(services, { ...known, requestId: request.id });
  return reply.redirect(`${PATH}/${encodeURIComponent(token)}`, 303);
}

const asHeader = ({ publicUrl }: Services, { name, value }: { name: string; value: string }): string =>
  cookieHeader(name, value, { path: PATH, seconds: VISIT_DAYS * 86_400, secure: publicUrl.startsWith('https:') });

const notice = (locale: Locale, what: 'erased' | 'linkInvalid'): string =>
  renderNotice(locale, say(pages, what, locale), say(pages, `${what}Hint`, locale));

async function statusPage(
  { db, clock }: Services,
  { companyUuid, applicationUuid }: { companyUuid: string; applicationUuid: string },
  locale: Locale,
  token: string,
): Promise<string> {
  const application = await findApplication(db, companyUuid, applicationUuid);
  if (!application) return notice(locale, 'erased');
  // A step that can still be taken back has not happened yet for the candidate.
  const history = await readHistory(db, companyUuid, application.uuid);
  const held = lastUndoable(history, clock());
  return renderStatusPage({
    locale,
    jobTitle: application.job_title,
    companyName: application.company_name,
    stage: held?.from_stage ?? application.stage,
    passed: stagesPassed(history),
    wishRank: application.wish_rank,
    appliedAt: application.applied_at,
    withdrawnAt: application.withdrawn_at,
    words: await readWords(db, companyUuid, application.uuid),
    erasureAskedAt: await findErasureRequest(db, companyUuid, application.uuid),
    token,
    stageSince: held?.stage_since_before ?? application.stage_since,
  });
}

const stagesPassed = (history: readonly HistoryRow[]): Stage[] =>
  history.flatMap(({ action, from_stage, undone_at }) =>
    from_stage !== null && undone_at === null && action !== 'undone' ? [from_stage] : [],
  );

import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { pages, pageTexts } from '@qinghe/contract/texts/pages.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AskedFor, findErasureRequest, findReceipt, findRequestHold } from '../../domains/candidates/index.ts';
import { countUnreadOfCandidate } from '../../domains/chat/index.ts';
import {
  COMPANY_BASIS,
  findLinkStatus,
  findOwnApplication,
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
import { chinaDay } from '../../time/china-day.ts';
import { timeOf } from './application-frame.ts';
import { renderUnopened, renderUsed } from './link-pages.ts';
import { renderStatusPage } from './status-page.ts';

export type TokenRequest = FastifyRequest<{ Params: { token: string } }>;

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
      return sendPage(reply, 410, await erasedNotice(services, link, locale));
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
  const { to } = request.query as { to?: unknown };
  return reply.redirect(addressOf(request, to === 'erase' || to === 'contact' ? to : ''), 303);
}

/** Only for a browser that is known: the address alone takes nothing back. */
export const withdraw = (services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> =>
  forVisitor(services, request, reply, async (visitor) => {
    await withdrawApplication(services, { ...visitor, requestId: request.id });
    return reply.redirect(addressOf(request), 303);
  });

export type Visitor = Extract<Awaited<ReturnType<typeof findLinkStatus>>, { state: 'visited' }>;

/** What only a browser that is known gets; any other is led to the application's own page, which says what it needs. */
export async function forVisitor(
  services: Services,
  request: TokenRequest,
  reply: FastifyReply,
  show: (visitor: Visitor) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const known = await findLinkStatus(services, request.params.token, (name) => readCookie(request, name));
  return known.state === 'visited' ? show(known) : reply.redirect(addressOf(request), 303);
}

/** The page of an application, or one beside it. */
export const addressOf = ({ params }: TokenRequest, page = ''): string =>
  `${PATH}/${encodeURIComponent(params.token)}${page && `/${page}`}`;

const asHeader = ({ publicUrl }: Services, { name, value }: { name: string; value: string }): string =>
  cookieHeader(name, value, { path: PATH, seconds: VISIT_DAYS * 86_400, secure: publicUrl.startsWith('https:') });

const notice = (locale: Locale, what: 'erased' | 'linkInvalid'): string =>
  renderNotice(locale, say(pages, what, locale), say(pages, `${what}Hint`, locale));

/** That it is gone, and of what was erased at its person's wish the receipt. */
async function erasedNotice({ db }: Services, gone: AskedFor, locale: Locale): Promise<string> {
  const receipt = await findReceipt(db, gone);
  if (!receipt) return notice(locale, 'erased');
  const { number, erased_at, applications, talks, fairs, talent } = receipt;
  const t = pageTexts(locale);
  const counts = { number, at: timeOf(locale)(erased_at), applications, talks, fairs };
  return renderNotice(locale, t('erased'), t('erasedReceipt', { ...counts, talent: talent ? t('erasedTalent') : '' }));
}

async function statusPage(
  { db, clock, signingSecret }: Services,
  visitor: Visitor,
  locale: Locale,
  token: string,
): Promise<string> {
  const { companyUuid, applicationUuid } = visitor;
  const application = await findOwnApplication(db, companyUuid, applicationUuid);
  if (!application) return notice(locale, 'erased');
  // A step that can still be taken back has not happened yet for the candidate.
  const history = await readHistory(db, companyUuid, application.uuid);
  const held = lastUndoable(history, clock());
  const request = await findErasureRequest(db, visitor);
  return renderStatusPage({
    locale,
    jobTitle: application.job_title,
    companyName: application.company_name,
    stage: held?.from_stage ?? application.stage,
    passed: stagesPassed(history),
    wishRank: application.wish_rank,
    appliedAt: application.applied_at,
    isImported: application.consent_version === COMPANY_BASIS,
    withdrawnAt: application.withdrawn_at,
    words: await readWords(db, companyUuid, application.uuid),
    request,
    hold: request && (await findRequestHold(db, signingSecret, visitor, chinaDay(clock()))),
    token,
    unread: await countUnreadOfCandidate(db, visitor),
    stageSince: held?.stage_since_before ?? application.stage_since,
  });
}

const stagesPassed = (history: readonly HistoryRow[]): Stage[] =>
  history.flatMap(({ action, from_stage, to_stage, undone_at }) =>
    from_stage !== null && from_stage !== to_stage && undone_at === null && action !== 'undone' ? [from_stage] : [],
  );

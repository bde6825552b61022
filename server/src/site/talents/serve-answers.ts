import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findShownCompany } from '../../domains/company/index.ts';
import { usualReplyHours } from '../../domains/resumes/index.ts';
import { ANSWER_PATH, answerInvitation, findInvitation, keyOf } from '../../domains/talents/index.ts';
import { localeOf } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';
import { sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { findPublicJob } from '../jobs/public-job.ts';
import { renderClosed, renderInvitation, renderOutcome, renderUnknown, renderUnopened } from './answer-page.ts';

type TokenRequest = FastifyRequest<{ Params: { token: string } }>;
type Handle = (services: Services, request: TokenRequest, reply: FastifyReply) => Promise<FastifyReply>;

const FORM_BYTES = 4096;

/**
 * `/talent-invitations/{token}`: a GET says only that there is something to open, since mail programs fetch links; a POST shows
 * the invitation, and another one answers it. The token alone opens it, on any device; nothing needs a script.
 */
export async function serveAnswers(app: FastifyInstance, services: Services): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(`${body}`))),
  );
  // The address is a secret: no page that is opened from here may hear it.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('referrer-policy', 'no-referrer');
    done();
  });
  const path = `${ANSWER_PATH}/:token`;
  app.get<{ Params: { token: string } }>(path, (request, reply) => show(services, request, reply));
  app.post<{ Params: { token: string } }>(path, (request, reply) => open(services, request, reply));
  app.post<{ Params: { token: string } }>(`${path}/answer`, (request, reply) => answer(services, request, reply));
}

const show: Handle = async ({ signingSecret }, request, reply) => {
  const locale = localeOf(request);
  const known = keyOf(request.params.token, signingSecret) !== undefined;
  return sendPage(reply, known ? 200 : 404, known ? renderUnopened(locale) : renderUnknown(locale));
};

const open: Handle = async (services, request, reply) => {
  const key = keyOf(request.params.token, services.signingSecret);
  if (!key) return sendPage(reply, 404, renderUnknown(localeOf(request)));
  await answerInvitation(services, { ...key, answer: 'open', ...caller(request) });
  return shown(services, request, reply);
};

const answer: Handle = async (services, request, reply) => {
  const key = keyOf(request.params.token, services.signingSecret);
  const locale = localeOf(request);
  if (!key) return sendPage(reply, 404, renderUnknown(locale));
  const { answer: given, hide, pause } = (request.body ?? {}) as Record<string, string>;
  if (given !== 'accept' && given !== 'decline') return shown(services, request, reply);
  const answering = { ...key, answer: given, hide: hide === '1', pause: pause === '1', ...caller(request) } as const;
  const outcome = await answerInvitation(services, answering);
  if (outcome === 'closed') return sendPage(reply, 409, renderClosed(locale));
  if (outcome === 'gone') return sendPage(reply, 410, renderOutcome(locale, 'gone'));
  return shown(services, request, reply);
};

const caller = (request: FastifyRequest) => ({
  locale: localeOf(request),
  network: networkOf(request),
  requestId: request.id,
});

/** The invitation as it stands: what to answer, or what became of it. */
async function shown(services: Services, request: TokenRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { db, clock, signingSecret } = services;
  const { token } = request.params;
  const locale = localeOf(request);
  const key = keyOf(token, signingSecret);
  const invitation = key && (await findInvitation(db, key.companyUuid, key.uuid, clock()));
  if (!key || !invitation || invitation.state === 'held' || invitation.state === 'undeliverable')
    return sendPage(reply, 404, renderUnknown(locale));
  const { state, words, lapses_at } = invitation;
  if (state !== 'sent' && state !== 'opened') return sendPage(reply, 200, renderOutcome(locale, state));
  const found = await findPublicJob(db, invitation.job_uuid, clock());
  if (!found || found === 'closed' || !found.job.open) return sendPage(reply, 200, renderClosed(locale));
  const company = await findShownCompany(db, key.companyUuid, locale);
  const replyHours = await usualReplyHours(services, key.companyUuid);
  const page = { locale, token, job: found.job, company, words, replyHours, until: lapses_at };
  return sendPage(reply, 200, renderInvitation(page));
}

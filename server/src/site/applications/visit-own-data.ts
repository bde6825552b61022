import type { FastifyReply } from 'fastify';
import {
  askForErasure,
  correctOwnData,
  findErasureRequest,
  findRequestHold,
  type OwnData,
  readOwnData,
  refuseSorting,
  takeErasureBack,
} from '../../domains/candidates/index.ts';
import { type OwnWord, readAllWords } from '../../domains/chat/index.ts';
import { localeOf } from '../../http/errors.ts';
import { sendPage } from '../../pages/public-page.ts';
import type { Services } from '../../services.ts';
import { chinaDay } from '../../time/china-day.ts';
import { renderErase } from './erase-page.ts';
import { renderOwnData } from './own-data-page.ts';
import { addressOf, forVisitor, type TokenRequest } from './visit-status.ts';

type Handle = (services: Services, request: TokenRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** What a form of these pages sent, as texts. */
export const sentBy = ({ body }: TokenRequest): Record<string, string> => (body ?? {}) as Record<string, string>;

export const showOwnData: Handle = (services, request, reply) =>
  forVisitor(services, request, reply, async (visitor) => {
    const own = await readOwnData(services, visitor);
    if (!own) return reply.redirect(addressOf(request), 303);
    return sendPage(reply, 200, renderOwnData({ own, locale: localeOf(request), token: request.params.token }));
  });

export const correct: Handle = (services, request, reply) =>
  forVisitor(services, request, reply, async (visitor) => {
    const locale = localeOf(request);
    const { version = '', ...values } = sentBy(request);
    const result = await correctOwnData(services, {
      ...visitor,
      version: Number(version),
      values,
      requestId: request.id,
      locale,
    });
    const own = await readOwnData(services, visitor);
    if (!own) return reply.redirect(addressOf(request), 303);
    return sendPage(reply, 200, renderOwnData({ own, locale, token: request.params.token, sent: { result, values } }));
  });

export const chooseSorting: Handle = (services, request, reply) =>
  forVisitor(services, request, reply, async (visitor) => {
    await refuseSorting(services, { ...visitor, refuse: sentBy(request)['refuse'] === '1', requestId: request.id });
    return reply.redirect(addressOf(request, 'data'), 303);
  });

/** All of it as a file, in the words of the interface, for whatever reads it next (PIPL, article 45). */
export const downloadOwnData: Handle = (services, request, reply) =>
  forVisitor(services, request, reply, async (visitor) => {
    const own = await readOwnData(services, visitor);
    if (!own) return reply.redirect(addressOf(request), 303);
    const chat = await readAllWords(services.db, visitor);
    return reply
      .headers({ 'content-disposition': 'attachment; filename="qinghe.json"', 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify({ ...takenAlong(own), chat: chat.map(asTold) }, null, 2));
  });

const asTold = ({ side, body, file_name, sent_at }: OwnWord) => ({
  ...{ by: side, words: body, file: file_name, at: sent_at },
});

const takenAlong = ({ application, cv, documents, words, reveals, consent, sortingRefusedAt, keptUntil }: OwnData) => {
  const { company_name, job_title, kind, stage, applied_at, withdrawn_at, source, answers } = application;
  const { name, phone, email, school, degree, major, graduation_month, city } = application;
  const { days_per_week, months, earliest_start, gpa, wish_city, wish_rank, offer_state } = application;
  return {
    application: { company_name, job_title, kind, stage, applied_at, withdrawn_at, source },
    person: { name, phone, email, school, degree, major, graduation_month, city },
    availability: { days_per_week, months, earliest_start, gpa, wish_city, wish_rank, offer_state },
    answers,
    cv: cv?.name ?? null,
    documents,
    replies: words,
    contact_viewed_at: reveals.map(({ at }) => at),
    consent,
    sorting_refused_at: sortingRefusedAt,
    kept_until: keptUntil,
  };
};

export const showErase: Handle = (services, request, reply) =>
  forVisitor(services, request, reply, async (visitor) => {
    const { db, signingSecret, clock } = services;
    const { phone, email, proved } = visitor;
    const page = renderErase({
      locale: localeOf(request),
      token: request.params.token,
      proved: proved !== null,
      phone,
      email,
      request: await findErasureRequest(db, visitor),
      hold: await findRequestHold(db, signingSecret, visitor, chinaDay(clock())),
    });
    return sendPage(reply, 200, page);
  });

/** Only for whoever proved an address a short while ago: a phone that was left lying erases nobody. */
export const requestErasure: Handle = (services, request, reply) =>
  forVisitor(services, request, reply, async (visitor) => {
    if (visitor.proved !== null) await askForErasure(services, { ...visitor, requestId: request.id });
    return reply.redirect(addressOf(request, 'erase'), 303);
  });

export const undoErasure: Handle = (services, request, reply) =>
  forVisitor(services, request, reply, async (visitor) => {
    await takeErasureBack(services, { ...visitor, requestId: request.id });
    return reply.redirect(addressOf(request, 'erase'), 303);
  });

import { type ErrorCode, errorCatalogue } from '@qinghe/contract/errors.ts';
import { errors } from '@qinghe/contract/texts/errors.ts';
import { sayReason } from '@qinghe/contract/texts/reasons.ts';
import { type Locale, say } from '@qinghe/contract/texts/say.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { currentBuild } from './web-assets.ts';

/** The reader's language: English where the browser asks for it first, else Chinese. */
export const localeOf = (request: FastifyRequest): Locale =>
  /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh-CN';

/** Responds in the envelope; the one place that turns a code into an HTTP status and words. */
export function sendError(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const locale = localeOf(request);
  const { message, reason, values, field, data } = error.detail;
  const wait = (data as { retry_after?: unknown } | undefined)?.retry_after;
  if (typeof wait === 'number') reply.header('retry-after', wait);
  return reply
    .status(errorCatalogue[error.code].status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({
      code: error.code,
      msg: message ?? say(errors, `${error.code}`, locale),
      ...(reason === undefined ? {} : { reason: sayReason(reason, locale, values) }),
      ...(field === undefined ? {} : { field }),
      ...(data === undefined ? {} : { data }),
      request_id: request.id,
    });
}

const codeByStatus: Record<number, ErrorCode> = { 404: 404, 408: 408, 413: 413, 415: 415, 429: 429, 503: 503 };

/** What an exception means to the caller. Anything unknown is 500 and shows nothing of itself. */
function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { statusCode, code } = error as Partial<FastifyError>;
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return new AppError(codeByStatus[statusCode] ?? 400);
  // PostgreSQL: a number (22003), an instant (22008) or a character (22021, in JSON 22P05) that no column can hold was
  // handed in.
  if (/^(?:22003|22008|22021|22P05)$/.test(code ?? '')) return new AppError(400);
  // PostgreSQL: 57014 statement timeout; 53300, 57P01-57P03, 08xxx: no connection to be had.
  if (code === '57014') return new AppError(504);
  if (typeof code === 'string' && /^(?:53300|57P0[1-3]|08.{3}|ECONNREFUSED|ECONNRESET)$/.test(code))
    return new AppError(503);
  if (error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message))
    return new AppError(503);
  return new AppError(500);
}

/** @param sendErrorPage what a person reads in a browser where a page has failed */
export function handleErrors(
  app: FastifyInstance,
  sendErrorPage: (request: FastifyRequest, reply: FastifyReply, error: AppError) => FastifyReply = sendError,
): void {
  const build = currentBuild();
  app.setErrorHandler((error, request, reply) => {
    const known = outdated(asAppError(error), request, build);
    if (isCutOff(request)) request.log.debug({ err: error }, 'the client went away');
    else if (errorCatalogue[known.code].status >= 500) request.log.error({ err: error }, 'request failed');
    return isPage(request) ? sendErrorPage(request, reply, known) : sendError(request, reply, known);
  });
}

/** A browser opens an address; calls and files say what they want otherwise. */
export const isPage = ({ method, headers, url }: Pick<FastifyRequest, 'method' | 'headers' | 'url'>): boolean =>
  method === 'GET' && !/^\/(?:api|platform|files)\//.test(url) && (headers.accept ?? '').includes('text/html');

/** The client went away before its request had come whole: nothing of ours failed, and nobody reads the response. */
const isCutOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/**
 * A page of another build whose call is not understood is told to reload (20515). One that is understood goes on: a
 * deployment in the middle of the day must not cost a person the form.
 */
function outdated(error: AppError, request: FastifyRequest, build: string | undefined): AppError {
  const version = request.headers['x-client-version'];
  if (version === undefined || build === undefined || version === build) return error;
  return error.code === 400 || error.code === 404 ? new AppError(20515) : error;
}

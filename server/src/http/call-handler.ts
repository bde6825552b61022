import { type Access, type Endpoint, isInHeaders } from '@qinghe/contract/endpoint.ts';
import { SUCCESS_CODE } from '@qinghe/contract/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AccountActor, OperatorActor, PlatformActor } from '../actor.ts';
import { AppError, type AppErrorDetail } from '../app-error.ts';
import { withTransaction } from '../db/database.ts';
import { findUnstorable } from '../db/storable.ts';
import { fault } from '../fault.ts';
import type { Services } from '../services.ts';
import { bytesOf, inputOfHeaders } from './bytes.ts';
import { sendCacheable } from './cacheable.ts';
import type { RequestContext } from './context.ts';
import { cookieHeader, readCookie } from './cookies.ts';
import { localeOf } from './errors.ts';
import { Replayed, runOnce } from './idempotency.ts';
import { inputIssue } from './input-issue.ts';
import { limiterOf } from './limiter.ts';
import type { Line } from './line.ts';
import { readMultipart } from './multipart.ts';
import { networkOf } from './network.ts';
import { envelopeSchema } from './output-schema.ts';
import type { Route } from './route.ts';

/** Finds the actor of a token, or says by AppError why there is none. Handed in, since `http` knows no domain. */
export interface Authenticate {
  account: (token: string, now: Date) => Promise<AccountActor>;
  operator: (token: string, now: Date) => Promise<OperatorActor>;
  /** By a key of the platform API. */
  platform: (key: string, now: Date) => Promise<PlatformActor>;
}

interface Handling {
  services: Services;
  authenticate: Authenticate;
  /** In which costly calls wait for their turn. */
  line: Line;
  /** In which transactions wait, before they hold a connection. */
  turns: Line;
}

/** Handles the calls of a route: limits, session, access, input, function, output. */
export function callHandler({ endpoint, admit, handle }: Route, { services, authenticate, line, turns }: Handling) {
  const takePoint = limiterOf(endpoint.perMinute);
  // Compiled with the first response: compiling all of them took a tenth of a start.
  let schema: ReturnType<typeof envelopeSchema> | undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const now = services.clock();
    const token = tokenOf(request);
    if (!token && needsSession(endpoint.access)) throw new AppError(101);
    const network = networkOf(request);
    const caller =
      token && needsSession(endpoint.access)
        ? await callerOf(endpoint.access, token, now, authenticate).catch(async (error: unknown) => {
            // Guessing tokens uses up the points of where it comes from.
            await takePoint(network, reply);
            throw error;
          })
        : null;
    const actor = caller?.kind === 'account' ? caller : null;
    const operator = caller?.kind === 'operator' ? caller : null;
    const platform = caller?.kind === 'platform' ? caller : null;
    const callerUuid = actor?.accountUuid ?? operator?.operatorUuid ?? platform?.keyUuid;
    // Never by a token that was not checked: a made-up one would get a limit of its own.
    const limited = callerUuid ?? network;
    await takePoint(limited, reply);
    if (!mayCall(endpoint, caller)) throw new AppError(403, missingScope(endpoint, caller));
    // Before a file is read: what waits for its turn lies with the caller.
    return endpoint.costly ? line(limited, carryOut) : carryOut();

    async function carryOut(): Promise<unknown> {
      const context: RequestContext = {
        services,
        actor,
        operator,
        platform,
        locale: localeOf(request),
        requestId: request.id,
        network,
        now,
        cookies: {
          read: (name) => readCookie(request, name),
          set: (name, value, options) => {
            const secure = services.publicUrl.startsWith('https:');
            reply.header('set-cookie', cookieHeader(name, value, { ...options, secure }));
          },
        },
        file: null,
        bytes: endpoint.body === 'bytes' ? bytesOf(request) : null,
        onHangUp: (leave) => {
          if (reply.raw.destroyed) leave();
          else reply.raw.once('close', leave);
          return () => reply.raw.off('close', leave);
        },
        transaction: (work) => turns(limited, () => withTransaction(services.db, work)),
      };
      const input = await inputOf(context);
      const key = endpoint.idempotent ? idempotencyKeyOf(request) : undefined;
      if (endpoint.idempotent === 'required' && key === undefined)
        throw new AppError(400, { field: 'Idempotency-Key' });
      if (key !== undefined) {
        const scope = `${endpoint.path} ${callerUuid ?? 'public'}`;
        context.transaction = async (work) => {
          const response = await turns(limited, () => runOnce(services.db, { scope, key, input }, work));
          await fault('press.committed');
          return response;
        };
      }
      return respond(
        await handle(context, input).catch((error: unknown) => {
          if (error instanceof Replayed) return error.response;
          throw error;
        }),
      );
    }

    async function inputOf(context: RequestContext): Promise<unknown> {
      let input: unknown;
      const take = async (raw: unknown) => {
        input = parseInput(endpoint.input, raw, request);
        const objects = endpoint.objects?.(input as never) ?? 1;
        if (objects > 1) await takePoint(limited, reply, objects - 1);
        await admit?.(context, input);
      };
      if (endpoint.body === 'multipart')
        context.file = await readMultipart(request, { maxBytes: endpoint.maxBytes, take });
      else await take(rawInput(endpoint, request));
      return input;
    }

    function respond(data: unknown): unknown {
      schema ??= envelopeSchema(endpoint.output);
      if (endpoint.cacheable) {
        const write = reply.compileSerializationSchema(schema);
        return sendCacheable(request, reply, write({ code: SUCCESS_CODE, msg: 'success', data }));
      }
      reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .serializer(reply.compileSerializationSchema(schema));
      return { code: SUCCESS_CODE, msg: 'success', data };
    }
  };
}

function rawInput(endpoint: Endpoint, request: FastifyRequest): unknown {
  if (isInHeaders(endpoint)) return inputOfHeaders(request);
  return endpoint.method === 'GET' ? request.query : (request.body ?? {});
}

/** Whether a call says who it is: by the token of a session, or by a key. */
const needsSession = (access: Access): boolean => access !== 'public' && access !== 'link';

type Caller = AccountActor | OperatorActor | PlatformActor;

/** Who calls. At the console of operators a session of an account is known as such, and refused as what it is. */
function callerOf(access: Access, token: string, now: Date, authenticate: Authenticate): Promise<Caller> {
  if (access === 'platform') return authenticate.platform(token, now);
  if (access !== 'operator') return authenticate.account(token, now);
  return authenticate.operator(token, now).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 101) return authenticate.account(token, now);
    throw error;
  });
}

/** A platform endpoint without a scope would be open to every key: it refuses all. */
function mayCall({ access, scope }: Endpoint, caller: Caller | null): boolean {
  if (access === 'platform') return caller?.kind === 'platform' && scope !== undefined && caller.scopes.includes(scope);
  if (access === 'operator') return caller?.kind === 'operator';
  return access !== 'master' || (caller?.kind === 'account' && caller.type === 'master');
}

/** Whoever writes a client is told which scope the key lacks. */
function missingScope({ access, scope }: Endpoint, caller: Caller | null): AppErrorDetail {
  return access === 'platform' && caller?.kind === 'platform'
    ? { reason: 'platform.scope', values: { scope: scope ?? '' } }
    : {};
}

/** `Authorization: <token>` or `Authorization: Bearer <token>`. */
function tokenOf(request: FastifyRequest): string | undefined {
  const token = request.headers.authorization?.replace(/^Bearer\s+/i, '').trim();
  return token === '' ? undefined : token;
}

const inputIssues = { 'zh-CN': inputIssue('zh-CN'), en: inputIssue('en') };

function parseInput(schema: z.ZodType, raw: unknown, request: FastifyRequest): unknown {
  const result = tryParse(schema, raw, request);
  if (result.success) return storable(result.data);
  const [issue] = result.error.issues;
  throw new AppError(400, { field: issue?.path.join('.') || undefined, reason: issue?.message });
}

/** The one door for texts of people: what no column holds is refused by the name of its field. */
function storable<Data>(data: Data): Data {
  const field = findUnstorable(data);
  if (field !== undefined) throw new AppError(400, { field: field || undefined, reason: 'format.plainText' });
  return data;
}

/** zod 4 reads the length of any input, even of an object whose `length` is one more object; that throws. */
function tryParse(schema: z.ZodType, raw: unknown, request: FastifyRequest) {
  try {
    return schema.safeParse(raw, { error: inputIssues[localeOf(request)] });
  } catch (error) {
    if (error instanceof TypeError) throw new AppError(400);
    throw error;
  }
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key))
    throw new AppError(400, { field: 'Idempotency-Key' });
  return key;
}

import {
  type Endpoint,
  inputHeader,
  isInHeaders,
  type OutputOf,
  type ParsedInputOf,
} from '@qinghe/contract/endpoint.ts';
import { type ErrorCode, errorCatalogue, SUCCESS_CODE } from '@qinghe/contract/errors.ts';
import { errors } from '@qinghe/contract/texts/errors.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { z } from 'zod';

/** The request number of every failed response, unless the test gives another one. */
export const REQUEST_ID = 'req-7f3c';

type Handler = (input: unknown) => Response | Promise<Response>;

/** How one endpoint responds: made by `respond`, `fail`, `refuse`, `hang`, `cutOff` or `hold`. */
export interface Reply {
  endpoint: Endpoint;
  handle: Handler;
}

/**
 * The endpoint succeeds with `data`, or with what the function makes of each input. Data that the contract's output
 * schema does not allow fails the test: a screen is never shown what no server could send.
 */
export function respond<E extends Endpoint>(
  endpoint: E,
  data: OutputOf<E> | ((input: ParsedInputOf<E>) => OutputOf<E>),
): Reply {
  return {
    endpoint,
    handle: (input) => {
      const make = data as (input: ParsedInputOf<E>) => OutputOf<E>;
      return success(endpoint, typeof data === 'function' ? make(input as ParsedInputOf<E>) : data);
    },
  };
}

/** The endpoint fails with a code of the contract's catalogue. */
export function fail(
  endpoint: Endpoint,
  code: ErrorCode = 500,
  details: { msg?: string; reason?: string; field?: string; data?: unknown; requestId?: string } = {},
): Reply {
  const { requestId = REQUEST_ID, ...rest } = details;
  const { status } = errorCatalogue[code];
  return {
    endpoint,
    handle: () =>
      Response.json({ code, msg: say(errors, `${code}`, 'zh-CN'), ...rest, request_id: requestId }, { status }),
  };
}

/** The person lacks the right. */
export const refuse = (endpoint: Endpoint): Reply => fail(endpoint, 403);

/** The response never comes. */
export const hang = (endpoint: Endpoint): Reply => ({ endpoint, handle: () => new Promise(() => undefined) });

/** The connection breaks before any response. */
export const cutOff = (endpoint: Endpoint): Reply => ({
  endpoint,
  handle: () => Promise.reject(new TypeError('Failed to fetch')),
});

/** A response that waits until the test lets it go, to look at what the screen shows meanwhile. */
export function hold<E extends Endpoint>(endpoint: E, data: OutputOf<E>): Reply & { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { endpoint, handle: () => promise, release: () => resolve(success(endpoint, data)) };
}

function success(endpoint: Endpoint, output: unknown): Response {
  const result = endpoint.output.safeParse(output);
  if (!result.success) throw new Error(`No server sends this for ${nameOf(endpoint)}: ${result.error.message}`);
  return Response.json({ code: SUCCESS_CODE, msg: 'success', data: result.data });
}

/** Stands in for `fetch`: knows the endpoints it was given replies for, and remembers what was asked of them. */
export class FakeServer {
  /** What no reply was given for, or what the contract refuses; `finish` makes it fail the test. */
  readonly faults: string[] = [];
  readonly #replies = new Map<string, Reply>();
  readonly #requests: { endpoint: Endpoint; input: unknown }[] = [];

  /** Later replies take the place of earlier ones for the same endpoint. */
  use(...replies: Reply[]): void {
    for (const reply of replies) this.#replies.set(nameOf(reply.endpoint), reply);
  }

  /** The inputs with which an endpoint was called, oldest first, as the server would have read them. */
  requests<E extends Endpoint>(endpoint: E): ParsedInputOf<E>[] {
    return this.#requests
      .filter((request) => request.endpoint === endpoint)
      .map((request) => request.input as ParsedInputOf<E>);
  }

  /** How often anything was called that the contract allows. */
  get sent(): number {
    return this.#requests.length;
  }

  readonly fetch: typeof fetch = async (address, init = {}) => {
    const { pathname, searchParams } = new URL(String(address), 'http://localhost');
    const reply = this.#replies.get(`${init.method ?? 'GET'} ${pathname}`);
    if (!reply) return this.#fault(`Nobody said what ${init.method ?? 'GET'} ${pathname} responds`);
    const { endpoint } = reply;
    const raw = inputOf(endpoint, searchParams, init);
    const input = endpoint.input.safeParse(raw);
    if (!input.success) return this.#fault(`${nameOf(endpoint)} refuses its input: ${input.error.message}`);
    this.#requests.push({ endpoint, input: input.data });
    try {
      return await Promise.race([reply.handle(input.data), aborted(init.signal)]);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('No server')) return this.#fault(error.message);
      throw error;
    }
  };

  #fault(words: string): Promise<Response> {
    this.faults.push(words);
    return Promise.reject(new TypeError(words));
  }
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

function inputOf(endpoint: Endpoint, query: URLSearchParams, init: RequestInit): unknown {
  const { method, input } = endpoint;
  if (!isInHeaders(endpoint)) return method === 'GET' ? queryOf(query) : bodyOf(init.body);
  const headers = new Headers(init.headers);
  const names = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  return Object.fromEntries(names.map((name) => [name, headers.get(inputHeader(name)) ?? undefined]));
}

/** A name that stands twice is a list, as the server reads it. */
function queryOf(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

function bodyOf(body: RequestInit['body']): unknown {
  if (body instanceof FormData) return Object.fromEntries([...body].filter(([name]) => name !== 'file'));
  return typeof body === 'string' ? JSON.parse(body) : {};
}

function aborted(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

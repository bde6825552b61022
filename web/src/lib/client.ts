import type { Endpoint, InputOf, OutputOf } from '@qinghe/contract/endpoint.ts';
import { type Envelope, SUCCESS_CODE } from '@qinghe/contract/errors.ts';
import { ApiError, NO_ANSWER } from './api-error.ts';

/** What a request carries besides its input; everything is handed in, nothing is read from the page. */
export interface RequestContext {
  token: string | null;
  locale: string;
  clientVersion: string;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The file of a multipart call. */
  file?: File | undefined;
  /** Address before the path; empty in the browser, where page and calls share one origin. */
  origin?: string;
  fetch?: typeof fetch;
}

/** Sends one call and gives its `data`, or throws an ApiError. An aborted call throws the signal's own reason. */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  context: RequestContext,
): Promise<OutputOf<E>> {
  const { send, address } = prepare(endpoint, input as Record<string, unknown>, context);
  const response = await (context.fetch ?? fetch)(address, send).catch((cause: unknown) => {
    context.signal?.throwIfAborted();
    throw new ApiError(NO_ANSWER, { data: cause });
  });
  const envelope = await readEnvelope<OutputOf<E>>(response, context.signal);
  if (isSuccess(envelope)) return envelope.data;
  throw new ApiError(envelope.code, {
    reason: envelope.reason,
    message: envelope.msg,
    field: envelope.field,
    data: envelope.data,
    requestId: envelope.request_id,
  });
}

function prepare(endpoint: Endpoint, input: Record<string, unknown>, context: RequestContext) {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': context.locale,
    'X-Client-Version': context.clientVersion,
  };
  if (context.token) headers.Authorization = context.token;
  if (context.idempotencyKey) headers['Idempotency-Key'] = context.idempotencyKey;
  const send: RequestInit = {
    method: endpoint.method,
    headers,
    signal: context.signal ?? null,
    credentials: 'same-origin',
  };
  const address = `${context.origin ?? ''}${endpoint.path}`;
  if (endpoint.method === 'GET') return { send, address: `${address}${queryOf(input)}` };
  if (endpoint.body === 'multipart') {
    send.body = formOf(input, context.file);
  } else {
    headers['Content-Type'] = 'application/json';
    send.body = JSON.stringify(input);
  }
  return { send, address };
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Fields first, the file last: the server decides by the fields whether it reads the file. */
function formOf(input: Record<string, unknown>, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.append(name, String(value));
  if (file) form.append('file', file);
  return form;
}

async function readEnvelope<T>(response: Response, signal: AbortSignal | undefined): Promise<Envelope<T>> {
  const body: unknown = await response.json().catch(() => {
    signal?.throwIfAborted();
    return null;
  });
  if (typeof body === 'object' && body !== null && 'code' in body) return body as Envelope<T>;
  // A proxy's own page, not our server: its status is all we know.
  return { code: response.ok ? 502 : response.status, msg: '' };
}

const isSuccess = <T>(envelope: Envelope<T>): envelope is Extract<Envelope<T>, { code: typeof SUCCESS_CODE }> =>
  envelope.code === SUCCESS_CODE;

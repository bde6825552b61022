import { type Endpoint, type InputOf, inputHeader, isInHeaders } from '@qinghe/contract/endpoint.ts';

/** What a request carries besides its input; everything is handed in, nothing is read from the page. */
export interface RequestContext {
  token: string | null;
  locale: string;
  clientVersion: string;
  idempotencyKey?: string | undefined;
  signal?: AbortSignal | undefined;
  /** The browser sends everything else first. */
  priority?: 'low' | undefined;
  /** Goes on when the page is left. */
  keepalive?: boolean | undefined;
  /** The file of a multipart call. */
  file?: File | undefined;
  /** The body of a `bytes` call. */
  bytes?: Blob | undefined;
  /** Address before the path; empty in the browser, where page and calls share one origin. */
  origin?: string;
  fetch?: typeof fetch;
}

/** Address and `fetch` options of one call; the same for the same call from anywhere. */
export function prepareRequest<E extends Endpoint>(endpoint: E, input: InputOf<E>, context: RequestContext) {
  const values = input as Record<string, unknown>;
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
    ...(context.keepalive ? { keepalive: true } : {}),
    ...(context.priority ? { priority: context.priority } : {}),
  };
  const address = `${context.origin ?? ''}${endpoint.path}`;
  if (isInHeaders(endpoint)) {
    for (const [name, value] of Object.entries(values)) if (isGiven(value)) headers[inputHeader(name)] = String(value);
    if (endpoint.body !== 'bytes') return { send, address };
    headers['Content-Type'] = 'application/octet-stream';
    send.body = context.bytes ?? null;
    return { send, address };
  }
  if (endpoint.method === 'GET') return { send, address: `${address}${queryOf(values)}` };
  if (endpoint.body === 'multipart') {
    send.body = formOf(values, context.file);
  } else {
    headers['Content-Type'] = 'application/json';
    send.body = JSON.stringify(values);
  }
  return { send, address };
}

function queryOf(input: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (!isGiven(value)) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  return query.size > 0 ? `?${query}` : '';
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** Fields first, the file last: the server decides by the fields whether it reads the file. */
function formOf(input: Record<string, unknown>, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(input)) if (value !== undefined) form.append(name, String(value));
  if (file) form.append('file', file);
  return form;
}

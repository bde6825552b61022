import { type Endpoint, type InputOf, inputHeader, isInHeaders, type OutputOf } from '../../contract/endpoint.ts';
import { SUCCESS_CODE } from '../../contract/errors.ts';

interface CallOptions {
  token?: string;
  /** Address of the caller, where the server believes what a proxy says of it. */
  address?: string;
  /** The body of a `bytes` call. */
  bytes?: Uint8Array;
  /** The file part of a `multipart` call. */
  file?: File;
}

/** Sends a call of the contract, and holds its response against it. @throws where the call is refused */
export async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: InputOf<E> & Record<string, unknown>,
  { token, address, bytes, file }: CallOptions = {},
): Promise<OutputOf<E>> {
  const target = new URL(endpoint.path, url);
  const headers = new Headers();
  if (token !== undefined) headers.set('authorization', token);
  if (address !== undefined) headers.set('x-forwarded-for', address);
  const fields = Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]);
  let body: BodyInit | undefined;
  if (isInHeaders(endpoint)) for (const [name, value] of fields) headers.set(inputHeader(name), value);
  if (endpoint.body === 'bytes') {
    headers.set('content-type', 'application/octet-stream');
    body = new Uint8Array(bytes ?? []);
  } else if (endpoint.body === 'multipart') {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    if (file) form.append('file', file, file.name);
    body = form;
  } else if (endpoint.method === 'GET') for (const [name, value] of fields) target.searchParams.set(name, value);
  else {
    headers.set('content-type', 'application/json');
    body = JSON.stringify(input);
  }
  const response = await fetch(target, { method: endpoint.method, headers, ...(body === undefined ? {} : { body }) });
  const envelope: { code: number; reason?: string; data: unknown } = await response.json();
  if (envelope.code !== SUCCESS_CODE)
    throw new Error(`${endpoint.path} answered ${envelope.code} ${envelope.reason ?? ''}`.trim());
  // Throws where a response is not what the contract promises; the type follows from the endpoint's schema.
  return endpoint.output.parse(envelope.data) as OutputOf<E>;
}

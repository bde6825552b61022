import { NoResponse } from './no-response.ts';

/** A response of the server, as its contract says. */
export interface ApiResponse<T> {
  code: number;
  data?: T;
  msg: string;
  reason?: string;
  field?: string;
}

export const SUCCESS = 100;

/** Sends a call of the public pages. @throws TypeError when there is no network, NoResponse where something else answers */
export async function ask<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<ApiResponse<T>> {
  const response = await fetch(path, {
    method,
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const envelope = (await response.json().catch(() => null)) as ApiResponse<T> | null;
  if (typeof envelope?.code !== 'number') throw new NoResponse();
  return envelope;
}

export interface BytesOptions {
  headers: Record<string, string>;
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends bytes. By XMLHttpRequest, since fetch tells nothing of how far an upload is.
 * @returns undefined where the network failed
 */
export function sendBytes<T>(
  path: string,
  bytes: ArrayBuffer,
  options: BytesOptions,
): Promise<ApiResponse<T> | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('PUT', path);
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    for (const [name, value] of Object.entries(options.headers)) request.setRequestHeader(name, value);
    request.responseType = 'json';
    // A connection that is neither alive nor dead must not hold the upload for ever.
    request.timeout = 90_000;
    request.upload.onprogress = ({ loaded }) => options.onProgress(loaded);
    request.onload = () => resolve((request.response as ApiResponse<T> | null) ?? undefined);
    request.onerror = () => resolve(undefined);
    request.ontimeout = () => resolve(undefined);
    request.onabort = () => resolve(undefined);
    options.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(bytes);
  });
}

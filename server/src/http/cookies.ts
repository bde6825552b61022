import type { FastifyRequest } from 'fastify';

/** The value of a cookie that the browser sent, as it was set. */
export function readCookie(request: FastifyRequest, name: string): string | undefined {
  const start = `${name}=`;
  return request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

export interface CookieOptions {
  path: string;
  seconds: number;
  /** False only where the server is reached without TLS. */
  secure: boolean;
}

/** A `Set-Cookie` that no script reads and that no other site's form sends. Value: letters, digits, `-` and `_`. */
export const cookieHeader = (name: string, value: string, { path, seconds, secure }: CookieOptions): string =>
  `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

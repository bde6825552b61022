/** An answer of the server, as its contract says. */
export interface Answer<T> {
  code: number;
  data?: T;
  msg: string;
  reason?: string;
  field?: string;
}

/** Sends a call of the public pages. @throws TypeError when there is no network */
export async function ask<T>(
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer<T>> {
  const response = await fetch(path, {
    method,
    headers: {
      'Accept-Language': document.documentElement.lang,
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as Answer<T>;
}

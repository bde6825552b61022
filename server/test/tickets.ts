import type { TestApp } from './app.ts';

/** A page of a ticket, as the browser sees it in which its link was opened. */
export async function openTicket(app: TestApp, ticketUrl: string) {
  const opened = await app.fetch(new URL(ticketUrl).pathname, { redirect: 'manual' });
  const path = opened.headers.get('location') ?? '';
  const headers = { cookie: opened.headers.get('set-cookie')?.split(';')[0] ?? '' };
  return {
    /** The address that stays: without the token. */
    path,
    headers,
    async see(more = '') {
      const response = await app.fetch(path + more, { headers });
      return { status: response.status, headers: response.headers, html: await response.text() };
    },
    post: (more: string) => app.fetch(path + more, { method: 'POST', headers, redirect: 'manual' }),
  };
}

import type { FastifyReply } from 'fastify';

/** A page for one person, kept by nobody. */
export const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .status(status)
    .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', vary: 'accept-language' })
    .send(page);

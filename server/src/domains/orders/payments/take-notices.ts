import { createHash } from 'node:crypto';
import { formats } from '@qinghe/contract/formats.ts';
import type { PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import type { FastifyInstance } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { type Trx, withTransaction } from '../../../db/database.ts';
import { fault } from '../../../fault.ts';
import { limiterOf } from '../../../http/limiter.ts';
import { networkOf } from '../../../http/network.ts';
import { seal, unseal } from '../../../http/sealed.ts';
import { NoticeForged, type PaymentProvider } from '../../../providers/payment/port.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { applyPayment, type PaidFact, paidFact } from './apply-fact.ts';
import { findNotice, insertNotice, settleNotice } from './attempt-queries.ts';
import { channelOf, noticePath } from './channels.ts';

const MAX_BYTES = 64 * 1024;
/** A service tells a few times of each payment; forged ones are cheap to refuse. */
const A_MINUTE = 600;

/**
 * `/pay/notices/{service}`: what a payment service tells us. It is believed where its signature holds, written down, and
 * acknowledged; then it is applied, by this process at once, or by the task where this process ends first.
 */
export function serveNotices(app: FastifyInstance, services: Services): void {
  const takePoint = limiterOf(A_MINUTE);
  for (const name of ['alipay', 'wechat'] as const)
    void app.register(async (scope) => {
      // Signatures are over the bytes as they came.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
        done(null, body),
      );
      scope.post(noticePath(name), async (request, reply) => {
        await takePoint(networkOf(request), reply);
        const channel = channelOf(services, name);
        if (!channel) return reply.code(404).send();
        const received = await take(services, channel, request.headers, String(request.body ?? '')).catch(
          (error: unknown) => {
            if (!(error instanceof NoticeForged)) throw error;
            request.log[error.foreign ? 'error' : 'warn']({ reason: error.message }, 'payment notice refused');
            return null;
          },
        );
        if (received === null) return reply.code(401).type('text/plain').send('fail');
        await fault('notice.noted');
        const { status, type, body } = channel.acknowledge(true);
        void reply.code(status).type(type).send(body);
        if (received.uuid !== null)
          applyNotice(services, received.uuid).catch((error: unknown) => request.log.error({ err: error }, 'payment'));
        return reply;
      });
    });
}

async function take(
  services: Services,
  channel: PaymentProvider,
  headers: Parameters<PaymentProvider['readNotice']>[0],
  body: string,
): Promise<{ uuid: string | null }> {
  const notice = await channel.readNotice(headers, body);
  const now = services.clock();
  const fact = notice.kind === 'payment' ? paidFact(notice.fact, now) : null;
  if (!fact) return { uuid: null };
  return {
    uuid: await withTransaction(services.db, (db) => noteFact({ db, services, now }, channel.channel, fact)),
  };
}

/** Writes down that money has come, with the task that applies it. @returns the notice's uuid; null where it was told before */
export async function noteFact(
  { db, services, now: at }: { db: Trx; services: Services; now: Date },
  method: PaymentMethod,
  fact: PaidFact,
): Promise<string | null> {
  const { number, tradeNo, fen } = fact;
  const uuid = uuidv7();
  const digest = createHash('sha256').update(`${number} ${tradeNo} ${fen}`).digest();
  const notice = { uuid, method, digest, number, fact: seal(fact, services.signingSecret), at };
  if (!(await insertNotice(db, notice))) return null;
  await services.tasks.enqueue(db, applyNotices, { uuid });
  return uuid;
}

const kept = z.object({
  number: z.string(),
  fen: z.number().int(),
  payer: z.string().nullable(),
  tradeNo: z.string(),
  paidAt: z.coerce.date(),
});

/** Applies what was written down, once. */
export async function applyNotice(services: Services, uuid: string): Promise<void> {
  const notice = await findNotice(services.db, uuid);
  if (notice?.state !== 'waiting') return;
  await fault('notice.acknowledged');
  const fact: PaidFact = kept.parse(unseal(notice.fact, services.signingSecret));
  const applied = await applyPayment(services, fact);
  await fault('notice.applied');
  await settleNotice(services.db, uuid, applied === 'unmatched' ? 'unmatched' : 'applied');
}

/** Applies what a payment service told, where the process that heard of it did not. */
export const applyNotices = defineTask({
  name: 'orders.apply-notice',
  payload: z.object({ uuid: formats.uuid }),
  retries: 20,
  run: (services, { uuid }) => applyNotice(services, uuid),
  givenUp: { nobodyWaits: 'The service is asked about each payment as well.' },
});

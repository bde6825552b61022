import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { writeAudit } from '../../db/audit.ts';
import { withTransaction } from '../../db/database.ts';
import { unseal } from '../../http/sealed.ts';
import { WebhookUnsent } from '../../providers/webhooks/port.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { findReach, notifyByMail } from '../account/index.ts';
import { tell } from '../messages/index.ts';
import {
  type ClaimedDelivery,
  claimDue,
  dropWaiting,
  eraseSettled,
  noteFailure,
  noteSuccess,
  settleDelivery,
} from './delivery-queries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Minutes after each failed attempt until the next one; about a day in all. */
export const PAUSES = [1, 5, 15, 60, 180, 420, 720];
/** So long nothing has arrived, and the address is switched off. */
const OFF_AFTER = 3 * DAY;
const KEPT = 30 * DAY;
/** Longer than an attempt can take. */
const LEASE = 2 * MINUTE;
/** Messages on their way at one time. */
const AT_ONCE = 100;
/** What has become due is looked for so often while others are on their way. */
const LOOK = 1000;
/** Milliseconds in which places that become free are gathered. */
const GATHER = 50;
/** So long one run goes on to claim; the next one follows within the minute. */
const CLAIMS_FOR = 5 * MINUTE;

/**
 * Sends what is due to the addresses of companies: claimed, committed, sent outside of any transaction under its own id,
 * settled. Nobody waits for an address that is slow: whatever is due elsewhere is claimed meanwhile.
 */
export const deliverWebhooks = defineTask({
  name: 'platform.deliver-webhooks',
  payload: z.object({}),
  cron: '* * * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  retries: 0,
  timeoutSeconds: 600,
  atOnce: 1,
  async run(services) {
    const begun = performance.now();
    const underway = new Set<Promise<unknown>>();
    const failures: unknown[] = [];
    for (;;) {
      for (const delivery of performance.now() - begun < CLAIMS_FOR ? await claim(services, underway.size) : []) {
        const sent = deliver(services, delivery)
          .catch((error: unknown) => failures.push(error))
          .finally(() => underway.delete(sent));
        underway.add(sent);
      }
      if (underway.size === 0) break;
      await Promise.race([...underway, pause(LOOK, undefined, { ref: false })]);
      // Those that end together make room for others together: one claim for all of them.
      await pause(GATHER);
    }
    if (failures.length > 0) throw failures[0];
  },
});

async function claim(services: Services, underway: number): Promise<ClaimedDelivery[]> {
  const now = services.clock();
  const most = AT_ONCE - underway;
  return most === 0 ? [] : claimDue(services.db, { now, leaseUntil: new Date(now.getTime() + LEASE), most });
}

/** The log of what was sent is kept for 30 days. */
export const eraseDeliveries = defineTask({
  name: 'platform.erase-deliveries',
  payload: z.object({}),
  cron: '50 4 * * *',
  givenUp: { nobodyWaits: 'The clock asks for it again.' },
  run: ({ db, clock }) => eraseSettled(db, new Date(clock().getTime() - KEPT)),
});

async function deliver(services: Services, delivery: ClaimedDelivery): Promise<void> {
  const { type, data, at, url, secret_sealed, uuid } = delivery;
  const secret = String(unseal(secret_sealed, services.signingSecret));
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data });
  const headers = signed({ id: `msg_${uuid}`, secret, body, now: services.clock() });
  const outcome = await services.webhooks.post(url, headers, body).then(
    (status) => ({ status, failure: null }),
    (error: unknown) => {
      if (!(error instanceof WebhookUnsent)) throw error;
      return { status: null, failure: error.failure };
    },
  );
  await settle(services, delivery, outcome);
}

async function settle(
  services: Services,
  delivery: ClaimedDelivery,
  outcome: { status: number | null; failure: string | null },
): Promise<void> {
  const now = services.clock();
  const { status } = outcome;
  const isDelivered = status !== null && status >= 200 && status < 300;
  const pause = PAUSES[delivery.attempts - 1];
  await withTransaction(services.db, async (trx) => {
    if (isDelivered) {
      await settleDelivery(trx, delivery, { ...outcome, state: 'delivered', settled_at: now });
      return noteSuccess(trx, delivery);
    }
    await settleDelivery(
      trx,
      delivery,
      pause === undefined
        ? { ...outcome, state: 'failed', settled_at: now }
        : { ...outcome, state: 'waiting', settled_at: null, next_at: new Date(now.getTime() + pause * MINUTE) },
    );
    const off = await noteFailure(trx, delivery, now, new Date(now.getTime() - OFF_AFTER));
    if (!off) return;
    const { company_uuid: companyUuid } = delivery;
    await dropWaiting(trx, companyUuid, off.uuid, now);
    const actor = { kind: 'clock', uuid: null } as const;
    await writeAudit(trx, { companyUuid, actor, action: 'webhook.switched', objectUuid: off.uuid, requestId: '' });
    const reach = await findReach(trx, off.created_by);
    const address = reach?.channel === 'email' ? reach.address : null;
    const link = `${services.publicUrl}/control/api-keys/webhooks`;
    await tell({ db: trx, services, now }, 'webhookOff', { companyUuid, to: [off.created_by] });
    await notifyByMail({ db: trx, services, locale: 'zh-CN', now }, address, 'webhookOff', { url: off.url, link });
  });
}

/** Headers of Standard Webhooks (standardwebhooks.com): HMAC-SHA256 over id, time and body. */
function signed({ id, secret, body, now }: { id: string; secret: string; body: string; now: Date }) {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const key = Buffer.from(secret.slice(secret.indexOf('_') + 1), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Qinghe-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${signature}`,
  };
}

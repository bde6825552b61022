import { randomBytes } from 'node:crypto';
import * as contract from '@qinghe/contract/platform/webhooks.ts';
import { v7 as uuidv7 } from 'uuid';
import { nameOf } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import { requireMember } from '../../http/context.ts';
import { read } from '../../http/read.ts';
import { route } from '../../http/route.ts';
import { seal } from '../../http/sealed.ts';
import { auditedTransaction, write } from '../../http/write.ts';
import { WebhookUnsent } from '../../providers/webhooks/port.ts';
import { requireFound, requireRoom } from '../../refusals.ts';
import type { Services } from '../../services.ts';
import { dropWaiting, findDelivery, readDeliveries, resetDelivery } from './delivery-queries.ts';
import { lockCompany } from './key-queries.ts';
import { deleteWebhookRow, findWebhook, insertWebhook, readWebhooks, setWebhook } from './webhook-queries.ts';

/** Of the specification of Standard Webhooks: 24 to 64 bytes, in base64 behind this prefix. */
const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export const listWebhooks = read(contract.listWebhooks, async ({ db, member }) => ({
  items: await readWebhooks(db, member.companyUuid),
}));

/** @throws AppError 400 an address to which nothing may be sent, 40902 when the company has as many as it may have */
export const createWebhook = route(contract.createWebhook, 'webhook.created', async (context, { url, events }) => {
  const member = requireMember(context);
  const { services, now } = context;
  const { companyUuid, accountUuid } = member;
  await requireReachable(services, url);
  const subject = { audit: 'webhook.created' as const, input: {}, companyUuid, actor: nameOf(member) };
  return auditedTransaction(context, subject, async ({ db, note }) => {
    await requireRoom({
      lock: () => lockCompany(db, companyUuid),
      count: async () => (await readWebhooks(db, companyUuid)).length,
      most: contract.MAX_WEBHOOKS,
      reason: 'room.webhooks',
    });
    const secret = `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
    const secret_sealed = seal(secret, services.signingSecret);
    const uuid = uuidv7();
    await insertWebhook(db, companyUuid, {
      uuid,
      url,
      events,
      secret_sealed,
      created_by: accountUuid,
      created_at: now,
    });
    note({ objectUuid: uuid, detail: { events } });
    return { ...requireFound(await findWebhook(db, companyUuid, uuid)), secret };
  });
});

/** @throws AppError 40401 another company's, or none */
export const switchWebhook = write(
  contract.switchWebhook,
  { audit: 'webhook.switched' },
  async ({ db, member: { companyUuid }, now, note, noteNothing }, { uuid, on }) => {
    if (await setWebhook(db, companyUuid, uuid, on ? null : now)) note({ detail: { on } });
    else noteNothing();
    if (!on) await dropWaiting(db, companyUuid, uuid, now);
    return requireFound(await findWebhook(db, companyUuid, uuid));
  },
);

/** @throws AppError 40401 another company's, or none */
export const deleteWebhook = write(
  contract.deleteWebhook,
  { audit: 'webhook.deleted' },
  async ({ db, member }, { uuid }) => {
    requireFound(await deleteWebhookRow(db, member.companyUuid, uuid));
    return {};
  },
);

/** @throws AppError 40401 another company's, or none */
export const listDeliveries = read(contract.listDeliveries, async ({ db, member }, { uuid, ...page }) => {
  requireFound(await findWebhook(db, member.companyUuid, uuid));
  return readDeliveries(db, member.companyUuid, uuid, page);
});

/** @throws AppError 40401 another company's, or none, 40902 it is on its way, or its address is off */
export const replayDelivery = write(
  contract.replayDelivery,
  { audit: 'webhook.replayed' },
  async ({ db, member: { companyUuid }, now }, { uuid }) => {
    requireFound(await findDelivery(db, companyUuid, uuid));
    if (!(await resetDelivery(db, companyUuid, uuid, now)))
      throw new AppError(40902, { reason: 'webhook.notReplayed' });
    return requireFound(await findDelivery(db, companyUuid, uuid));
  },
);

async function requireReachable({ webhooks }: Services, url: string): Promise<void> {
  await webhooks.check(url).catch((error: unknown) => {
    if (!(error instanceof WebhookUnsent)) throw error;
    throw new AppError(400, { field: 'url', reason: `webhook.${error.failure}` });
  });
}

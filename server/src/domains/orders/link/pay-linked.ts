import type { Order, PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import { writeAudit } from '../../../db/audit.ts';
import { withTransaction } from '../../../db/database.ts';
import { type Quota, takeQuota } from '../../../db/quota.ts';
import type { Services } from '../../../services.ts';
import { reopen } from '../change-order.ts';
import { askServices } from '../list-orders.ts';
import { findOrder, lockOrder } from '../order-queries.ts';
import { askForCode } from '../payments/ask-payment.ts';
import { readAttempts } from '../payments/attempt-queries.ts';
import { leaveForLater, methodsOf } from '../payments/channels.ts';
import { presentOrder } from '../present-order.ts';
import { findLink } from './link-queries.ts';
import { uuidOfToken } from './pay-token.ts';

/** What whoever has a link sees of its order. */
export type LinkedOrder = Pick<Order, 'number' | 'fen' | 'until' | 'attempt' | 'transfer'> & {
  state: 'payable' | 'paid' | 'over';
  methods: PaymentMethod[];
};

type Place = { companyUuid: string; uuid: string };

/** A way is chosen so often by a link; each is a payment that is asked for at its service. */
const CHOICES: Quota = { name: 'ways to pay chosen by a link', most: 20, seconds: 3600 };

async function placeOf({ db, signingSecret }: Services, token: string): Promise<Place | undefined> {
  const uuid = uuidOfToken(signingSecret, token);
  const link = uuid === undefined ? undefined : await findLink(db, uuid);
  return link && { companyUuid: link.company_uuid, uuid: link.order_uuid };
}

/** The order of a link; undefined for a link that is none, or was withdrawn. */
export async function findLinked(services: Services, token: string): Promise<LinkedOrder | undefined> {
  const place = await placeOf(services, token);
  if (!place) return undefined;
  const { number, fen, until, attempt, transfer, state, ending, paid_fen } = await presentOrder(
    services.db,
    services,
    place,
  );
  const isOver = state !== 'paying' || ending || Date.parse(until) <= services.clock().getTime();
  return {
    ...{ number, fen, until, attempt, transfer, methods: methodsOf(services) },
    state: paid_fen > 0 ? 'paid' : isOver ? 'over' : 'payable',
  };
}

/**
 * Pays the order of a link in a way; the way before is closed at its service. What is paid comes as any other fact.
 * @returns false where it was chosen too often; a link or an order that is over changes nothing
 */
export async function payLinked(services: Services, token: string, method: PaymentMethod): Promise<boolean> {
  const place = await placeOf(services, token);
  if (!place || !methodsOf(services).includes(method)) return true;
  const { companyUuid, uuid } = place;
  const attempt = await withTransaction(services.db, async (db) => {
    const order = await lockOrder(db, companyUuid, uuid);
    const now = services.clock();
    if (order?.state !== 'paying' || order.ending || Date.parse(order.expires_at) <= now.getTime()) return true;
    const [newest] = await readAttempts(db, companyUuid, [uuid]);
    if (newest?.method === method && OPEN.includes(newest.state)) return true;
    if (!(await takeQuota(db, CHOICES, uuid, { now }))) return false;
    const opened = await reopen({ db, now, services }, order, method);
    const entry = { companyUuid, actor: { kind: 'clock' as const, uuid: null }, objectUuid: uuid, requestId: '' };
    await writeAudit(db, { ...entry, action: 'order.method_by_link', detail: { method } });
    return opened;
  });
  if (typeof attempt === 'string') await askForCode(services, companyUuid, attempt);
  return attempt !== false;
}

const OPEN: readonly string[] = ['created', 'asked', 'unknown'];

/** Asks the service of a link's order whether money has come, once in a while however often it is pressed. */
export async function askLinked(services: Services, token: string): Promise<void> {
  const place = await placeOf(services, token);
  const order =
    place && (await findOrder(services.db, { companyUuid: place.companyUuid, ownerUuid: undefined }, place.uuid));
  if (order?.state === 'paying') await askServices(services, order).catch(leaveForLater);
}

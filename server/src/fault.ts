/**
 * Where a process may die while money moves, in the order in which a purchase, a payment and a refund come by. The bench of kills
 * strikes at each (`bench/kill.ts`).
 */
export const faultPoints = [
  'press.claimed',
  'press.stored',
  'press.committed',
  'ledger.opened',
  'ledger.posted',
  'order.written',
  'order.committed',
  'payment.asked',
  'notice.noted',
  'notice.acknowledged',
  'notice.applied',
  'payment.taken',
  'payment.booked',
  'payment.credited',
  'order.bought',
  'order.fulfilled',
  'return.sent',
  'refund.held',
  'refund.confirmed',
  'refund.sent',
  'refund.finished',
  'grant.lapsed',
  'units.used',
  'units.returned',
] as const;
export type FaultPoint = (typeof faultPoints)[number];

let strike: ((point: FaultPoint) => void | Promise<void>) | undefined;

/** Marks a point; nothing happens there, but where the test door has armed it. */
export const fault = (point: FaultPoint): void | Promise<void> => strike?.(point);

/** What happens at each point from now on; of the test door alone. */
export function armFaults(how: typeof strike): void {
  strike = how;
}

import type { PaymentMethod } from '@qinghe/contract/orders/orders.ts';
import { type Channel, type PaymentProvider, PaymentRefused, PaymentUnknown } from '../../../providers/payment/port.ts';
import type { Services } from '../../../services.ts';

/** The service of a way to pay; null where it is not set up. */
export const channelOf = ({ payments }: Pick<Services, 'payments'>, channel: Channel): PaymentProvider | null =>
  payments[channel];

/** Ways to pay that are set up. */
export const methodsOf = ({ payments }: Pick<Services, 'payments'>): PaymentMethod[] =>
  (['alipay', 'wechat', 'bank'] as const).filter((method) => payments[method] !== null);

/** What a service does not say now it says at the next look. */
export function leaveForLater(error: unknown): void {
  if (!(error instanceof PaymentUnknown || error instanceof PaymentRefused)) throw error;
}

export const noticePath = (channel: Channel): string => `/pay/notices/${channel}`;

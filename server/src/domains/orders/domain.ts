import type { ServerDomain } from '../../domain.ts';
import { closeOrderPayments, endOrders } from './end-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { lookAtPayments } from './payments/ask-payment.ts';
import { returnPayment } from './payments/return-payment.ts';
import { serveCashier } from './payments/serve-cashier.ts';
import { applyNotices, serveNotices } from './payments/take-notices.ts';
import { billTasks } from './reconcile/read-bills.ts';
import { sendRefund } from './refunds/send-refund.ts';
import { orderRoutes } from './routes.ts';

/** What a company buys, and how it pays. It stands above rights and the wallet. */
export const orders: ServerDomain = {
  routes: orderRoutes,
  tasks: [
    closeOrderPayments,
    endOrders,
    fulfilOrder,
    lookAtPayments,
    returnPayment,
    sendRefund,
    applyNotices,
    ...billTasks,
  ],
  serve(app, services) {
    serveNotices(app, services);
    serveCashier(app, services);
  },
  // Payment services tell of the same thing for a day.
  outdated: [{ table: 'payment_notice', since: 'at', hours: 180 * 24 }],
};

import { z } from 'zod';

/** An order was made, paid, carried out or ended. */
export const orderEvents = [z.object({ type: z.literal('order.changed') })] as const;

/** Domains of which something is no longer as it was. */
export const touchedByOrders = { 'order.changed': ['orders', 'wallet', 'rights'] } as const;

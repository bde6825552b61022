import { z } from 'zod';
import type { Channel } from '../../../providers/payment/port.ts';
import type { Services } from '../../../services.ts';
import { defineTask } from '../../../tasks/task.ts';
import { chinaDay, dayAfter } from '../../../time/china-day.ts';
import { reconcileService } from './reconcile-day.ts';

/**
 * Yesterday's bills of some services. What differs, and a bill that is late, fails the task, which operators hear of; it is looked at again
 * with the next try.
 */
async function readBills(services: Services, methods: readonly Channel[]): Promise<void> {
  const day = dayAfter(chinaDay(services.clock()), -1);
  const wrong: string[] = [];
  for (const method of methods) {
    const run = await reconcileService(services, { method, day });
    if (run && (run.late || run.open > 0)) wrong.push(`${method} ${run.late ? 'has no bill' : 'differs'}`);
  }
  if (wrong.length > 0) throw new Error(`Bills of ${day}: ${wrong.join(', ')}`);
}

const billTask = (name: string, cron: string, methods: readonly Channel[]) =>
  defineTask({
    name,
    payload: z.object({}),
    cron,
    run: (services) => readBills(services, methods),
    givenUp: {
      nobodyWaits:
        'What differs is written down; the bills are fetched again at 14:00, the next day, and by operators.',
    },
    timeoutSeconds: 600,
  });

/** Each service has the bill of a day in the morning after; at 14:00 both are asked once more. */
export const billTasks = [
  billTask('orders.read-alipay-bill', '30 9 * * *', ['alipay']),
  billTask('orders.read-wechat-bill', '30 10 * * *', ['wechat']),
  billTask('orders.read-bills-again', '0 14 * * *', ['alipay', 'wechat']),
];

import type { AnyTask } from '../../tasks/task.ts';
import { deliverWebhooks, eraseDeliveries } from './deliver-webhooks.ts';

export const platformTasks: readonly AnyTask[] = [deliverWebhooks, eraseDeliveries];

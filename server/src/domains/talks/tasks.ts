import type { DeliveryKind } from '../../outside/define-delivery.ts';
import type { AnyTask } from '../../tasks/task.ts';
import { eraseTalkVisitors } from './erase-visitors.ts';
import { talkMessages } from './messages/messages.ts';
import { notifyVisitors, remindVisitors } from './messages/notify-visitors.ts';

export const talkTasks: readonly AnyTask[] = [eraseTalkVisitors, notifyVisitors, remindVisitors];

export const talkDeliveries: readonly DeliveryKind[] = talkMessages.map(({ message }) => message);

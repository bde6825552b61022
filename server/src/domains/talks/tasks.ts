import type { DeliveryKind } from '../../outside/define-delivery.ts';
import type { AnyTask } from '../../tasks/task.ts';
import { signedUpMessage, talkMessages } from './messages/messages.ts';
import { notifyVisitorsTask, remindVisitors } from './messages/notify-visitors.ts';
import { eraseTalkVisitors } from './sign-up/erase-visitors.ts';

export const talkTasks: readonly AnyTask[] = [eraseTalkVisitors, notifyVisitorsTask, remindVisitors];

export const talkDeliveries: readonly DeliveryKind[] = [signedUpMessage, ...talkMessages.map(({ message }) => message)];

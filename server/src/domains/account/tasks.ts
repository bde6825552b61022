import type { DeliveryKind } from '../../outside/define-delivery.ts';
import type { AnyTask } from '../../tasks/task.ts';
import { eraseAvatar } from './avatar/erase-avatar.ts';
import { accountWechat } from './messages/wechat.ts';
import { accountWords } from './messages/words.ts';

export const accountTasks: readonly AnyTask[] = [eraseAvatar];

export const accountDeliveries: readonly DeliveryKind[] = [accountWords, accountWechat];

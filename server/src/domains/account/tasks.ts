import type { AnyTask } from '../../tasks/task.ts';
import { eraseAvatar } from './erase-avatar.ts';
import { sendMail } from './send-mail.ts';

export const accountTasks: readonly AnyTask[] = [sendMail, eraseAvatar];

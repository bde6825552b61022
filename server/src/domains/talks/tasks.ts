import type { AnyTask } from '../../tasks/task.ts';
import { eraseTalkVisitors } from './erase-visitors.ts';
import { sendNotice } from './send-notice.ts';
import { remindVisitors, tellVisitors } from './tell-visitors.ts';

export const talkTasks: readonly AnyTask[] = [eraseTalkVisitors, tellVisitors, remindVisitors, sendNotice];

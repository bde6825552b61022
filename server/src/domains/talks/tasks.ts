import type { AnyTask } from '../../tasks/task.ts';
import { eraseTalkVisitors } from './erase-visitors.ts';

export const talkTasks: readonly AnyTask[] = [eraseTalkVisitors];

import type { AnyTask } from '../../tasks/task.ts';
import { eraseAsked } from './erasure/erase-asked.ts';

export const candidateTasks: readonly AnyTask[] = [eraseAsked];

import type { AnyTask } from '../../tasks/task.ts';
import { planDigests, sendDigest } from './digest.ts';

export const homeTasks: readonly AnyTask[] = [planDigests, sendDigest];

import type { AnyTask } from '../../tasks/task.ts';
import { sweep } from './sweep.ts';

export const opsTasks: readonly AnyTask[] = [sweep];

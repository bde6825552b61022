import type { AnyTask } from '../../tasks/task.ts';
import { settleIdentityDecision } from './cases.ts';
import { compareFace } from './compare-face.ts';
import { erasePictures } from './erase-pictures.ts';
import { finishOneErasure } from './finish-erasure.ts';

export const identityTasks: readonly AnyTask[] = [compareFace, settleIdentityDecision, erasePictures, finishOneErasure];

export { askIdentityAgain } from './ask-again.ts';

import type { AnyTask } from '../../tasks/task.ts';
import { compareFace } from './compare-face.ts';
import { erasePictures } from './erase-pictures.ts';
import { finishOneErasure } from './finish-erasure.ts';

export { takePhonePicture } from './by-phone.ts';
export { countIdentityCases } from './queries.ts';
export { identityRoutes } from './routes.ts';
export const identityTasks: readonly AnyTask[] = [compareFace, erasePictures, finishOneErasure];

import type { AnyTask } from '../../tasks/task.ts';
import { erasePictures } from './erase-pictures.ts';

export { countIdentityCases } from './queries.ts';
export { identityRoutes } from './routes.ts';
export const identityTasks: readonly AnyTask[] = [erasePictures];

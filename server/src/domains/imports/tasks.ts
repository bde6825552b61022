import type { AnyTask } from '../../tasks/task.ts';
import { eraseImports } from './erase-imports.ts';
import { checkImport, createDrafts } from './import-tasks.ts';

export const importTasks: readonly AnyTask[] = [checkImport, createDrafts, eraseImports];

import type { Route } from '../../http/route.ts';
import { exportJobs } from './export-jobs.ts';
import { exportProblems, importTemplate } from './export-rows.ts';
import { createImported, getImport, retryImport, startImport } from './import-jobs.ts';

export const importRoutes: readonly Route[] = [
  startImport,
  getImport,
  createImported,
  retryImport,
  exportProblems,
  importTemplate,
  exportJobs,
];

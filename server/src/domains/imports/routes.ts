import type { Route } from '../../http/route.ts';
import { exportJobs } from './export-jobs.ts';
import { exportProblems, importTemplate } from './export-rows.ts';
import { createImported, getImport, retryImport, startImport } from './import-jobs.ts';
import { listImportValues } from './import-values.ts';
import { mapColumns } from './map-columns.ts';
import { mapWords } from './map-words.ts';
import { mendCell } from './mend-cell.ts';

export const importRoutes: readonly Route[] = [
  startImport,
  getImport,
  createImported,
  retryImport,
  exportProblems,
  importTemplate,
  exportJobs,
  listImportValues,
  mapColumns,
  mapWords,
  mendCell,
];

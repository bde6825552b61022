export { findAreaName } from './area-queries.ts';
export { importLists } from './import/import-lists.ts';
export { readCategoryName, readMinimumWages, readSensitiveWords } from './queries.ts';
export { dictRoutes } from './routes.ts';

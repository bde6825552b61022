export { readCategoryName, readCityNames, readMinimumWages, readSensitiveWords } from './queries.ts';
export { dictRoutes } from './routes.ts';

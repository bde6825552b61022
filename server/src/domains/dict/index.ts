export { readCategoryName, readCityNames, readMinimumWages, readSensitiveWords } from './queries.ts';
export { degreeNames } from './reference.ts';
export { dictRoutes } from './routes.ts';

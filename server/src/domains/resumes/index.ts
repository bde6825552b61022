export { toStoredSpans } from './cv-spans.ts';
export {
  countByDay,
  countByKindAndStage,
  countWaiting,
  readMedianReplyHours,
  readReplyFigures,
} from './overview-queries.ts';
export { resumesRoutes } from './routes.ts';
export { toSearchVector } from './search-words.ts';
export { resumeTasks } from './tasks.ts';

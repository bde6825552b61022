export { readDailySentences } from './daily.ts';
export { type Telling, tell } from './tell.ts';

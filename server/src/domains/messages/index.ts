export { stopMails } from './choices.ts';
export { readDailySentences } from './daily.ts';
export { type Telling, tell } from './tell.ts';

export { stopMails } from './choices.ts';
export { readDailySentences } from './daily.ts';
export { type Telling, takeBack, tell } from './tell.ts';

export { stopMails } from './choices.ts';
export { readDailySentences } from './daily.ts';
export { afterQuietHours, CANDIDATES_QUIET_FROM } from './quiet-hours.ts';
export { type Telling, takeBack, tell } from './tell.ts';

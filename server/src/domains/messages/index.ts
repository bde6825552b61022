export { stopMails } from './choices.ts';
export { readDailySentences } from './daily.ts';
export { mailOfMessage } from './message-mail.ts';
export { afterQuietHoursOf } from './own-quiet-hours.ts';
export { afterQuietHours, QUIET_OF_CANDIDATES } from './quiet-hours.ts';
export { type Telling, takeBack, takeBackAbout, tell } from './tell.ts';

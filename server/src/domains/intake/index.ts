export { eraseImportsOf } from './erase-person.ts';
export { countUnsettledOf } from './file-queries.ts';
export { listenForMails } from './mail/listen-for-mails.ts';

export { eraseImportsOf } from './erase-person.ts';
export { hasUnsettledOf } from './file-queries.ts';
export { listenForMails } from './mail/listen-for-mails.ts';

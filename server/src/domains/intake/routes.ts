import type { Route } from '../../http/route.ts';
import { addCandidate, completeCvFile, dropCvFile, getCvFile } from './add-people.ts';
import { listAddresses, listMails, makeAddress, revokeAddress } from './mail/addresses.ts';
import { dropMail, receiveMail } from './mail/take-mails.ts';
import { getCvImport, listCvFiles, listCvImports, listIntakeJobs } from './read-imports.ts';
import { sendArchivePiece, sendCvFile } from './send-files.ts';
import { finishCvImport, retryCvImport, startCvImport } from './start-import.ts';

export const intakeRoutes: readonly Route[] = [
  listIntakeJobs,
  startCvImport,
  sendCvFile,
  sendArchivePiece,
  finishCvImport,
  getCvImport,
  listCvImports,
  listCvFiles,
  retryCvImport,
  getCvFile,
  completeCvFile,
  dropCvFile,
  addCandidate,
  makeAddress,
  listAddresses,
  revokeAddress,
  listMails,
  dropMail,
  receiveMail,
];

import { ofCertifiedCompanies, type Route } from '../../http/route.ts';
import { acceptCompany, listFairCompanies, refuseCompany } from './decide.ts';
import { syncDesk } from './desk.ts';
import { registerForFair } from './register.ts';
import { exportFairReport, getFairReport } from './report.ts';
import { changeSignUp, getFair, listMyFairs, listOpenFairs, signUpForFair, withdrawSignUp } from './sign-up.ts';
import { endStandKey, listStandKeys, makeStandKey, syncDeskByKey } from './stand-keys.ts';
import {
  cancelFair,
  changeFair,
  deleteFair,
  getWrittenFair,
  listWrittenFairs,
  publishFair,
  writeFair,
} from './write-fairs.ts';

export const fairRoutes: readonly Route[] = [
  listMyFairs,
  listOpenFairs,
  getFair,
  signUpForFair,
  changeSignUp,
  withdrawSignUp,
  registerForFair,
  ...ofCertifiedCompanies([syncDesk, listStandKeys, makeStandKey, endStandKey, getFairReport, exportFairReport]),
  syncDeskByKey,
];

/** Calls of operators. */
export const fairConsoleRoutes: readonly Route[] = [
  listWrittenFairs,
  getWrittenFair,
  writeFair,
  changeFair,
  publishFair,
  cancelFair,
  deleteFair,
  listFairCompanies,
  acceptCompany,
  refuseCompany,
];

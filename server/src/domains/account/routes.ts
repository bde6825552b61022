import type { Route } from '../../http/route.ts';
import { checkCaptcha, checkCaptchaForStep, giveChallenge } from './captcha.ts';
import { checkAccount, getConsultant } from './check-account.ts';
import { checkCode, sendLoginCode } from './codes.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { quickLogIn } from './quick-log-in.ts';
import { changeUserInfo, getUserInfo } from './user-info.ts';

export const accountRoutes: readonly Route[] = [
  logIn,
  quickLogIn,
  logOut,
  giveChallenge,
  checkCaptcha,
  checkCaptchaForStep,
  sendLoginCode,
  checkCode,
  getUserInfo,
  changeUserInfo,
  checkAccount,
  getConsultant,
];

import * as account from '@qinghe/contract/account/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { checkCaptcha, giveChallenge } from './captcha.ts';
import { checkAccount, getConsultant } from './check-account.ts';
import { checkCode, sendCode } from './codes.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { quickLogIn } from './quick-log-in.ts';
import { changeUserInfo, getUserInfo } from './user-info.ts';

export const accountRoutes: readonly Route[] = [
  route(account.login, logIn),
  route(account.quickLogin, quickLogIn),
  route(account.logout, logOut),
  route(account.captchaChallenge, giveChallenge),
  route(account.captcha, checkCaptcha),
  route(account.captchaForStep, checkCaptcha),
  route(account.sendSms, sendCode),
  route(account.checkSms, checkCode),
  route(account.getUserInfo, getUserInfo),
  route(account.changeUserInfo, changeUserInfo),
  route(account.checkInfo, checkAccount),
  route(account.getConsultant, getConsultant),
];

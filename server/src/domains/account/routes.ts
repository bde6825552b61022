import type { Route } from '../../http/route.ts';
import { ofMoney } from '../../money-turn.ts';
import { removeAvatar, saveAvatar } from './avatar/avatar.ts';
import { closeAccount } from './close/close-account.ts';
import { checkCaptcha, checkCaptchaForStep, giveChallenge } from './codes/captcha.ts';
import { checkCode, checkEmailCode } from './codes/codes.ts';
import { sendEmailCode, sendPhoneCode, sendSmsCode } from './codes/send-code.ts';
import { activate, getActivation } from './contact/activate.ts';
import { bindEmail, sendOwnCode } from './contact/bind-email.ts';
import { bindPhone, rebindPhone, setContactPhone } from './contact/bind-phone.ts';
import { changeEmailByLink, openEmailLink, sendUnbindEmail } from './contact/email-link.ts';
import { forceBindPhone, forceBindPhoneNext } from './contact/force-bind-phone.ts';
import { checkAccount, getConsultant } from './login/check-account.ts';
import { logInBySecondFactor } from './login/enter.ts';
import { logIn } from './login/log-in.ts';
import { logOut } from './login/log-out.ts';
import { quickLogIn } from './login/quick-log-in.ts';
import {
  getNotifications,
  saveNotifications,
  saveWechatNotifications,
  unsubscribe,
} from './notifications/notifications.ts';
import { changePassword, initPassword } from './password/password.ts';
import { resetPassword } from './password/reset-password.ts';
import { getSecurity } from './security.ts';
import { changeUserInfo, getUserInfo } from './session/user-info.ts';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from './two-factor/two-factor.ts';
import { beginWechatBinding, beginWechatLogin } from './wechat/begin.ts';
import { wechatBindPhone } from './wechat/bind-phone.ts';
import { rebindWechat, unbindWechat } from './wechat/change.ts';
import { wechatConfirm } from './wechat/confirm.ts';
import { wechatOauthCheck } from './wechat/oauth-check.ts';
import { wechatStatus } from './wechat/status.ts';

export const accountRoutes: readonly Route[] = [
  getNotifications,
  saveAvatar,
  removeAvatar,
  saveNotifications,
  saveWechatNotifications,
  unsubscribe,
  logIn,
  quickLogIn,
  logOut,
  giveChallenge,
  checkCaptcha,
  checkCaptchaForStep,
  getActivation,
  activate,
  sendSmsCode,
  sendPhoneCode,
  sendEmailCode,
  checkCode,
  checkEmailCode,
  resetPassword,
  initPassword,
  changePassword,
  sendOwnCode,
  bindEmail,
  bindPhone,
  rebindPhone,
  forceBindPhone,
  forceBindPhoneNext,
  setContactPhone,
  sendUnbindEmail,
  openEmailLink,
  changeEmailByLink,
  getSecurity,
  ...ofMoney([closeAccount]),
  beginTwoFactor,
  confirmTwoFactor,
  endTwoFactor,
  logInBySecondFactor,
  getUserInfo,
  changeUserInfo,
  checkAccount,
  getConsultant,
  beginWechatLogin,
  beginWechatBinding,
  wechatStatus,
  wechatBindPhone,
  wechatOauthCheck,
  wechatConfirm,
  rebindWechat,
  unbindWechat,
];

import type { Route } from '../../http/route.ts';
import { activate, getActivation } from './activate.ts';
import { removeAvatar, saveAvatar } from './avatar.ts';
import { bindEmail, sendOwnCode } from './bind-email.ts';
import { bindPhone, rebindPhone, setContactPhone } from './bind-phone.ts';
import { checkCaptcha, checkCaptchaForStep, giveChallenge } from './captcha.ts';
import { checkAccount, getConsultant } from './check-account.ts';
import { closeAccount } from './close-account.ts';
import { checkCode, checkEmailCode } from './codes.ts';
import { changeEmailByLink, openEmailLink, sendUnbindEmail } from './email-link.ts';
import { logInBySecondFactor } from './enter.ts';
import { forceBindPhone, forceBindPhoneNext } from './force-bind-phone.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { getNotifications, saveNotifications, saveWechatNotifications, unsubscribe } from './notifications.ts';
import { changePassword, initPassword } from './password.ts';
import { quickLogIn } from './quick-log-in.ts';
import { resetPassword } from './reset-password.ts';
import { getSecurity } from './security.ts';
import { sendEmailCode, sendPhoneCode, sendSmsCode } from './send-code.ts';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor } from './two-factor.ts';
import { changeUserInfo, getUserInfo } from './user-info.ts';
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
  closeAccount,
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

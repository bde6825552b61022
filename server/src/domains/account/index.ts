export { ensureAccount, findOwnPhone, nameAccount, placeAccount } from './account-queries.ts';
export { findAccountByAddress, readAccountStatus, setAccountFrozen } from './close/freeze-account.ts';
export { giveProof, spendCaptchaProof } from './codes/captcha.ts';
export { eraseCandidateCodes } from './codes/code-queries.ts';
export { spendCode } from './codes/codes.ts';
export { sendCode } from './codes/send-code.ts';
export { sendActivation } from './contact/activate.ts';
export { findReach } from './contact/preferred-channel.ts';
export { openFailures, openLoginFailures } from './login/login-failures.ts';
export { registerPhone } from './login/register.ts';
export { notifyByMail, notifyByWechat, notifyOfDecision } from './messages/notify.ts';
export { accountWords } from './messages/words.ts';
export {
  claimDigest,
  findChoices,
  findDigestChoices,
  findDigestReader,
  readDigestAccounts,
} from './notifications/notification-queries.ts';
export { stopDigest, unsubscribeUrl } from './notifications/notifications.ts';
export { requireGoodPassword } from './password/password.ts';
export { daysLeft, LOCK_AFTER_WRONG_CODES } from './rules.ts';
export { checkPassword, hashPassword, hashToken, newToken } from './secrets.ts';
export {
  authenticate,
  endSession,
  isSessionLive,
  listeningOf,
  mayWork,
  publishToAccount,
  startSession,
  worksCertified,
} from './session/session.ts';
export { newSecret, totpAt, uriOf, windowOf } from './two-factor/totp.ts';
export { bindPlayedWechat } from './wechat/bind-played.ts';

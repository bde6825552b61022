export { ensureAccount, findOwnPhone } from './account-queries.ts';
export { sendActivation } from './activate.ts';
export { giveProof, spendCaptchaProof } from './captcha.ts';
export { refuseRequests } from './close-queries.ts';
export { spendCode } from './codes.ts';
export { findAccountByAddress, readAccountStanding, setAccountFrozen } from './freeze-account.ts';
export { notifyByMail, notifyByWechat, notifyOfDecision } from './messages/notify.ts';
export {
  claimDigest,
  findChoices,
  findDigestChoices,
  findDigestReader,
  readDigestAccounts,
} from './notification-queries.ts';
export { unsubscribeUrl } from './notifications.ts';
export { requireGoodPassword } from './password.ts';
export { findReach } from './reach.ts';
export { registerPhone } from './register.ts';
export { accountRoutes } from './routes.ts';
export { checkPassword, hashPassword, hashToken, newToken } from './secrets.ts';
export { sendCode } from './send-code.ts';
export { serveAvatars } from './serve-avatars.ts';
export { authenticate, endSession, isSessionLive, mayWork, startSession, tellAccount } from './session.ts';
export { accountDeliveries, accountTasks } from './tasks.ts';
export { newSecret, totpAt, uriOf, windowOf } from './totp.ts';
export { bindPlayedWechat } from './wechat/bind-played.ts';

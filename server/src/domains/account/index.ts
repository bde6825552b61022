export { ensureAccount } from './account-queries.ts';
export { giveProof, spendCaptchaProof } from './captcha.ts';
export { spendCode } from './codes.ts';
export { accountRoutes } from './routes.ts';
export { checkPassword, hashPassword, hashToken, newToken } from './secrets.ts';
export { sendCode } from './send-code.ts';
export { authenticate, endSession, isSessionLive, startSession } from './session.ts';
export { accountTasks } from './tasks.ts';
export { newSecret, totpAt, uriOf, windowOf } from './totp.ts';

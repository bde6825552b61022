export { ensureAccount } from './account-queries.ts';
export { giveProof, spendCaptchaProof } from './captcha.ts';
export { sendCode, spendCode } from './codes.ts';
export { accountRoutes } from './routes.ts';
export { hashPassword } from './secrets.ts';
export { authenticate, isSessionLive, startSession } from './session.ts';

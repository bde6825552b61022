export { giveProof, spendCaptchaProof } from './captcha.ts';
export { sendCode, spendCode } from './codes.ts';
export { ensureAccount } from './queries.ts';
export { accountRoutes } from './routes.ts';
export { checkPassword, hashPassword, hashToken, newToken } from './secrets.ts';
export { authenticate, isSessionLive, startSession } from './session.ts';

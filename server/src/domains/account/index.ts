export { spendCaptchaProof } from './captcha.ts';
export { sendCode, spendCode } from './codes.ts';
export { accountRoutes } from './routes.ts';
export { hashPassword } from './secrets.ts';
export { authenticate } from './session.ts';

export * from './captcha.ts';
export * from './check-account.ts';
export * from './codes.ts';
export * from './contact.ts';
export * from './password.ts';
export * from './security.ts';
export * from './session.ts';
export * from './user-info.ts';

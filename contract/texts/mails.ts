import en from './mails.en.json' with { type: 'json' };
import zh from './mails.zh-CN.json' with { type: 'json' };

/** E-mails and text messages that the platform writes itself. */
export const mails = { 'zh-CN': zh, en };

import en from './connection.en.json' with { type: 'json' };
import zh from './connection.zh-CN.json' with { type: 'json' };

/** What a browser has to say by itself: no response, a proxy's own page, a captcha that it could not solve. */
export const connection = { 'zh-CN': zh, en };

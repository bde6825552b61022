import en from './formats.en.json' with { type: 'json' };
import zh from './formats.zh-CN.json' with { type: 'json' };

/** What is wrong with the form of a value; apart from other reasons, since the login page needs these alone. */
export const formats = { 'zh-CN': zh, en };

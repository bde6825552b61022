import en from './degrees.en.json' with { type: 'json' };
import zh from './degrees.zh-CN.json' with { type: 'json' };

/** Names of degrees, as HR people say them; their one spelling. */
export const degrees = { 'zh-CN': zh, en };

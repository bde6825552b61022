import en from './input.en.json' with { type: 'json' };
import zh from './input.zh-CN.json' with { type: 'json' };

/** What is wrong with the input of a call where its format has no words of its own. */
export const input = { 'zh-CN': zh, en };

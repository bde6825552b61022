import en from './apply-script.en.json' with { type: 'json' };
import zh from './apply-script.zh-CN.json' with { type: 'json' };

/** What the script of the pages for candidates says. */
export const applyScript = { 'zh-CN': zh, en };

import en from './texts/sheet.en.json' with { type: 'json' };
import zh from './texts/sheet.zh-CN.json' with { type: 'json' };

/** Heads and words of the sheet of those who signed up. */
export const liveSheet = { 'zh-CN': zh, en };

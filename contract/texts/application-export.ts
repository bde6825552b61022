import en from './application-export.en.json' with { type: 'json' };
import zh from './application-export.zh-CN.json' with { type: 'json' };

/** What files say that are made of applications. */
export const applicationExportTexts = { 'zh-CN': zh, en };

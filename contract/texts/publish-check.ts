import en from './publish-check.en.json' with { type: 'json' };
import zh from './publish-check.zh-CN.json' with { type: 'json' };

/** What the publish check finds, with the law or rule behind it. */
export const publishCheck = { 'zh-CN': zh, en };

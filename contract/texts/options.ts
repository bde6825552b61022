import en from './options.en.json' with { type: 'json' };
import zh from './options.zh-CN.json' with { type: 'json' };

/** Names of the closed lists' codes, as `/dict/base_options` says them; degrees have a topic of their own. */
export const optionTexts = { 'zh-CN': zh, en };

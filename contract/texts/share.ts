import en from './share.en.json' with { type: 'json' };
import zh from './share.zh-CN.json' with { type: 'json' };

/** Share pictures and posters, beside the job facts of `pages`. */
export const share = { 'zh-CN': zh, en };

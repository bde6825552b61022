import en from './snapshots.en.json' with { type: 'json' };
import zh from './snapshots.zh-CN.json' with { type: 'json' };

/** What stands above what somebody had told of themselves before they accepted an invitation. */
export const snapshots = { 'zh-CN': zh, en };

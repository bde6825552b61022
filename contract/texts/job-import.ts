import en from './job-import.en.json' with { type: 'json' };
import zh from './job-import.zh-CN.json' with { type: 'json' };

/** Heads, examples and problems of files of jobs. */
export const jobImport = { 'zh-CN': zh, en };

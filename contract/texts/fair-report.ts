import en from './fair-report.en.json' with { type: 'json' };
import zh from './fair-report.zh-CN.json' with { type: 'json' };

/** What the report of a job fair says as a PDF. */
export const fairReport = { 'zh-CN': zh, en };

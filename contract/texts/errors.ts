import { connection } from './connection.ts';
import en from './errors.en.json' with { type: 'json' };
import zh from './errors.zh-CN.json' with { type: 'json' };

/** What each code of the catalogue tells a person when the server gives no reason. */
export const errors = { 'zh-CN': { ...connection['zh-CN'], ...zh }, en: { ...connection.en, ...en } };

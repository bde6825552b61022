import en from './cv-unreadable.en.json' with { type: 'json' };
import zh from './cv-unreadable.zh-CN.json' with { type: 'json' };
import { type Locale, say } from './say.ts';

const cvUnreadable = { 'zh-CN': zh, en };

/** What happened to a CV that could not be read, by the reader's code of why, and what can be done. */
export function unreadableWords(failure: string | null, to: 'toApplicant' | 'toEmployer', locale: Locale): string {
  const code = failure !== null && isReason(failure) ? failure : 'other';
  const what = say(cvUnreadable, code, locale);
  const advice = say(cvUnreadable, `${code}.advice`, locale);
  return say(cvUnreadable, to, locale, { what, advice });
}

type Reason = Extract<keyof typeof zh, `${string}.advice`> extends `${infer Code}.advice` ? Code : never;

/** Codes come from the database: an older one may have no words of its own. */
const isReason = (failure: string): failure is Reason => `${failure}.advice` in zh;

import { type MailKey, mails } from '../texts/mails.ts';
import { type Locale, say, type Values } from '../texts/say.ts';
import { type KindOfMessage, type MessageKind, messageKinds } from './kinds.ts';
import en from './texts/sentences.en.json' with { type: 'json' };
import zh from './texts/sentences.zh-CN.json' with { type: 'json' };

const sentences = { 'zh-CN': zh, en };

export interface MessageFacts {
  kind: MessageKind;
  /** How many are gathered in it. */
  count: number;
  /** Titles, numbers and days; `right` is the code of a right, `campus` says of a job that it is one for graduates, `letter` which mail says it. */
  params: Values;
  subject_uuid: string | null;
}

/** What a mail is about, without who it is from. */
export const titleOf = (subject: string): string => subject.replace(/^(?:【.*?】|\[.*?\] )/, '');

/** What a message says, in a language: that of a decision, the title of its mail. */
export function sentenceOf({ kind, count, params }: MessageFacts, locale: Locale): string {
  if (params.letter !== undefined) return titleOf(say(mails, `${params.letter}Subject` as MailKey, locale));
  const right = params.right === undefined ? '' : say(sentences, `right.${params.right}` as keyof typeof zh, locale);
  return say(sentences, kind, locale, { ...params, count, right });
}

/** The address to which a message leads. */
export function linkOf({ kind, params, subject_uuid }: Omit<MessageFacts, 'count'>): string {
  const { link, campusLink = link }: KindOfMessage = messageKinds[kind];
  return (params.campus === 1 ? campusLink : link).replace(':uuid', subject_uuid ?? '');
}

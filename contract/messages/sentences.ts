import { type Locale, say, type Values } from '../texts/say.ts';
import { type KindOfMessage, type MessageKind, messageKinds } from './kinds.ts';
import en from './texts/sentences.en.json' with { type: 'json' };
import zh from './texts/sentences.zh-CN.json' with { type: 'json' };

const sentences = { 'zh-CN': zh, en };

export interface MessageFacts {
  kind: MessageKind;
  /** How many are gathered in it. */
  count: number;
  /** Titles, numbers and days; `right` is the code of a right, `campus` says of a job that it is one for graduates. */
  params: Values;
  subject_uuid: string | null;
}

/** What a message says, in a language. */
export function sentenceOf({ kind, count, params }: MessageFacts, locale: Locale): string {
  const right = params.right === undefined ? '' : say(sentences, `right.${params.right}` as keyof typeof zh, locale);
  return say(sentences, kind, locale, { ...params, count, right });
}

/** The address to which a message leads. */
export function linkOf({ kind, params, subject_uuid }: MessageFacts): string {
  const { link, campusLink = link }: KindOfMessage = messageKinds[kind];
  return (params.campus === 1 ? campusLink : link).replace(':uuid', subject_uuid ?? '');
}

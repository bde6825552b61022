import { type KindOfMessage, messageKinds } from '@qinghe/contract/messages/kinds.ts';
import { sentenceOf } from '@qinghe/contract/messages/sentences.ts';
import type { Reader } from '../../db/database.ts';
import { choicesOf } from './choices.ts';
import { type Hearer, readUnreadSince } from './message-queries.ts';

const MAX_LOOKED_AT = 200;
const MAX_SAID = 10;

/** What an account wants in the summary of the day and has not read: at most ten sentences, the newest first. */
export async function readDailySentences(reader: Reader, hearer: Hearer, since: Date): Promise<string[]> {
  const choices = await choicesOf(reader, hearer.accountUuid);
  const unread = await readUnreadSince(reader, hearer, since, MAX_LOOKED_AT);
  const isDaily = (kind: keyof typeof messageKinds) => {
    const { topic }: KindOfMessage = messageKinds[kind];
    return topic !== null && choices[topic] === 'daily';
  };
  return unread
    .filter(({ kind }) => isDaily(kind))
    .slice(0, MAX_SAID)
    .map((message) => sentenceOf(message, 'zh-CN'));
}

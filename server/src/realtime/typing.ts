import { TYPING_EVERY, TYPING_LASTS } from '@qinghe/contract/typing.ts';

/** Who types. */
export interface Typist {
  /** Whom two of one name are told apart by. */
  uuid: string;
  name: string;
}

/** Who typed last in which conversation and when, in milliseconds since 1970: of all servers, as the database passes it on. */
const heard = new Map<string, Map<string, Typist & { at: number }>>();

/** What is over is forgotten with the next one. */
export function hearTyping(conversation: string, typist: Typist, at: number): void {
  for (const [uuid, typists] of heard) {
    for (const [one, { at: before }] of typists) if (at - before >= TYPING_LASTS * 1000) typists.delete(one);
    if (typists.size === 0) heard.delete(uuid);
  }
  heard.set(conversation, (heard.get(conversation) ?? new Map()).set(typist.uuid, { ...typist, at }));
}

const age = (conversation: string, uuid: string, now: Date): number =>
  now.getTime() - (heard.get(conversation)?.get(uuid)?.at ?? Number.NEGATIVE_INFINITY);

/** Whether somebody has said it so lately that it need not be said again. */
export const saidTypingLately = (conversation: string, uuid: string, now: Date): boolean =>
  Math.abs(age(conversation, uuid, now)) < TYPING_EVERY * 1000;

/** Who types in a conversation now. */
export const typistsIn = (conversation: string, now: Date): Typist[] =>
  [...(heard.get(conversation)?.values() ?? [])]
    .filter(({ uuid }) => age(conversation, uuid, now) < TYPING_LASTS * 1000)
    .map(({ uuid, name }) => ({ uuid, name }));

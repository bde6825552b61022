import { type HeardWord, WORDS } from '@qinghe/contract/chat/heard-word.ts';
import { LOOKS, type Look } from '@qinghe/contract/resumes/looks.ts';
import { TYPING, type Typing } from '@qinghe/contract/typing.ts';
import { sql } from 'kysely';
import type { Reader } from '../db/database.ts';
import { hearTyping, saidTypingLately, type Typist } from './typing.ts';

/** Channel on which servers hand signals on to each other. */
export const SIGNALS_CHANNEL = 'qinghe_signals';

/** A notification of PostgreSQL holds less than 8,000 bytes. */
const MAX_BYTES = 7_900;
const MAX_ACCOUNTS = 150;

/** Whose sockets hear it: some of a company beside its masters, one session, or none. */
type Audience = { companyUuid: string; accounts: readonly string[] } | { sessionHash: string } | null;

/** What sockets hear once, or never. */
export type Signal = { to: Audience } & (
  | { name: typeof LOOKS; body: Look }
  | { name: typeof WORDS; body: HeardWord }
  | {
      name: typeof TYPING;
      body: Typing;
      /** Who of us or of them, which their sockets need not be told, and when, in milliseconds since 1970. */
      typist: Typist;
      at: number;
    }
);

/** As the database passes it on; undefined where it is too long: an event tells of whatever must be known. */
function textOf({ to, ...signal }: Signal): string | undefined {
  const heardBy = to && 'accounts' in to ? { ...to, accounts: to.accounts.slice(0, MAX_ACCOUNTS) } : to;
  const text = JSON.stringify({ to: heardBy, ...signal });
  return Buffer.byteLength(text) > MAX_BYTES ? undefined : text;
}

/** The database passes it on to all servers and stores it nowhere. */
async function pass(db: Reader, signal: Signal): Promise<void> {
  const text = textOf(signal);
  if (text !== undefined) await sql`select pg_notify(${SIGNALS_CHANNEL}, ${text})`.execute(db);
}

/** Tells colleagues of a look. */
export const signalLook = (db: Reader, to: NonNullable<Audience>, look: Look): Promise<void> =>
  pass(db, { to, name: LOOKS, body: look });

/** A new word for colleagues, which `publishEvent` hands over beside its event; undefined where it is too long. */
export const wordSignal = (to: NonNullable<Audience>, word: HeardWord): string | undefined =>
  textOf({ to, name: WORDS, body: word });

/** Tells that somebody types, unless they have said so a moment ago. */
export async function signalTyping(
  db: Reader,
  to: Audience,
  { body, typist, now }: { body: Typing; typist: Typist; now: Date },
): Promise<void> {
  if (saidTypingLately(body.conversation_uuid, typist.uuid, now)) return;
  hearTyping(body.conversation_uuid, typist, now.getTime());
  await pass(db, { to, name: TYPING, body, typist, at: now.getTime() });
}

import type { Database } from '../db/database.ts';

interface OutboxMessage {
  /** Each is written once. */
  key: string;
  channel: 'sms' | 'email' | 'wechat';
  address: string;
  subject?: string;
  body: string;
}

export type WriteToOutbox = (message: OutboxMessage) => Promise<void>;

/** Writes messages into the outbox page instead of sending them, each key once; for demos and tests. */
export const outbox =
  (db: Database, clock: () => Date): WriteToOutbox =>
  async ({ key, ...message }) => {
    await db
      .insertInto('outbox_message')
      .values({ uuid: key, ...message, created_at: clock() })
      .onConflict((conflict) => conflict.column('uuid').doNothing())
      .execute();
  };

import type { Database, Reader } from '../db/database.ts';

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

/** Takes what was written to some addresses out of the outbox page: it stands for carriers, who keep nothing for us. */
export async function eraseFromOutbox(db: Reader, addresses: readonly string[]): Promise<void> {
  await db.deleteFrom('outbox_message').where('address', 'in', addresses).execute();
}

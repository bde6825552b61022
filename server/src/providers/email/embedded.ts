import type { Database } from '../../db/database.ts';
import type { EmailProvider } from './port.ts';

/** Writes e-mails into the outbox page instead of sending them, each key once; for demos and tests. */
export function embeddedEmail(db: Database, clock: () => Date): EmailProvider {
  return {
    async send({ to, subject, text }, { key }) {
      await db
        .insertInto('outbox_message')
        .values({ uuid: key, channel: 'email', address: to, subject, body: text, created_at: clock() })
        .onConflict((conflict) => conflict.column('uuid').doNothing())
        .execute();
    },
  };
}

import { v7 as uuidv7 } from 'uuid';
import type { Database } from '../../db/database.ts';
import type { EmailProvider } from './port.ts';

/** Writes e-mails into the outbox page instead of sending them; for demos and tests. */
export function embeddedEmail(db: Database): EmailProvider {
  return {
    async send({ to, subject, text }) {
      await db
        .insertInto('outbox_message')
        .values({ uuid: uuidv7(), channel: 'email', address: to, subject, body: text, created_at: new Date() })
        .execute();
    },
  };
}

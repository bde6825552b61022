import type { Database } from '../../db/database.ts';
import { outbox } from '../outbox.ts';
import type { EmailProvider } from './port.ts';

/** Writes e-mails into the outbox page instead of sending them, each key once; for demos and tests. */
export function embeddedEmail(db: Database, clock: () => Date): EmailProvider {
  const write = outbox(db, clock);
  return {
    send: ({ to, subject, text }, { key }) => write({ key, channel: 'email', address: to, subject, body: text }),
  };
}

import type { Database } from './db/database.ts';
import type { AddressProvider } from './providers/addresses/port.ts';
import type { EmailProvider } from './providers/email/port.ts';
import type { OcrProvider } from './providers/ocr/port.ts';
import type { SmsProvider } from './providers/sms/port.ts';
import type { StorageProvider } from './providers/storage/port.ts';
import type { TaskQueue } from './tasks/queue.ts';

/** What verbs and tasks may reach beside the database; built once by `main.ts`, and by tests. */
export interface Services {
  db: Database;
  storage: StorageProvider;
  sms: SmsProvider;
  email: EmailProvider;
  ocr: OcrProvider;
  addresses: AddressProvider;
  tasks: TaskQueue;
  /** Key for signatures that this server checks itself. */
  signingSecret: string;
  /** Address under which people reach the server, without a trailing slash. */
  publicUrl: string;
  /** Demo data, outbox and their endpoints are on. */
  demo: boolean;
  clock: () => Date;
}

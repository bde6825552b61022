import type { Database } from './db/database.ts';
import type { AddressProvider } from './providers/addresses/port.ts';
import type { EmailProvider } from './providers/email/port.ts';
import type { FaceProvider } from './providers/face/port.ts';
import type { OcrProvider } from './providers/ocr/port.ts';
import type { SecondReader } from './providers/second-reader/port.ts';
import type { SmsProvider } from './providers/sms/port.ts';
import type { StorageProvider } from './providers/storage/port.ts';
import type { WebhookSender } from './providers/webhooks/port.ts';
import type { WechatProvider } from './providers/wechat/port.ts';
import type { TaskQueue } from './tasks/queue.ts';

/** What verbs and tasks may reach beside the database; built once by `main.ts`, and by tests. */
export interface Services {
  db: Database;
  storage: StorageProvider;
  sms: SmsProvider;
  email: EmailProvider;
  ocr: OcrProvider;
  face: FaceProvider;
  addresses: AddressProvider;
  /** Null where no WeChat is connected: nobody logs in by it. */
  wechat: WechatProvider | null;
  /** Null where none is set up: then no CV is sent anywhere. */
  secondReader: SecondReader | null;
  webhooks: WebhookSender;
  tasks: TaskQueue;
  /** Key for signatures that this server checks itself. */
  signingSecret: string;
  /** Address under which people reach the server, without a trailing slash. */
  publicUrl: string;
  /** Demo data, outbox and their endpoints are on. */
  demo: boolean;
  clock: () => Date;
}

import type { AccountActor } from './actor.ts';
import type { Database, Trx } from './db/database.ts';
import type { AddressProvider } from './providers/addresses/port.ts';
import type { EmailProvider } from './providers/email/port.ts';
import type { FaceProvider } from './providers/face/port.ts';
import type { InboundMail } from './providers/inbound-mail/port.ts';
import type { OcrProvider } from './providers/ocr/port.ts';
import type { Payments } from './providers/payment/port.ts';
import type { SecondReader } from './providers/second-reader/port.ts';
import type { SmsProvider } from './providers/sms/port.ts';
import type { StorageProvider } from './providers/storage/port.ts';
import type { WebhookSender } from './providers/webhooks/port.ts';
import type { WechatProvider } from './providers/wechat/port.ts';
import type { TaskQueue } from './tasks/queue.ts';

/** The call by which a member leaves, in its transaction. */
export interface Leaving {
  db: Trx;
  now: Date;
  services: Pick<Services, 'tasks'>;
  requestId: string;
}

/** What a company no longer has of a member. */
export type AccountCloses = (call: Leaving, member: AccountActor & { companyUuid: string }) => Promise<void>;
/** What becomes of a member's things: they go to `to`; where that is null, nobody of the company is left. */
export type MemberLeaves = (
  call: Leaving,
  member: AccountActor & { companyUuid: string },
  to: string | null,
) => Promise<void>;

/** A CV has been read, or nothing could be read of it: in the transaction that says so. */
export type CvRead = (
  call: { db: Trx; tasks: TaskQueue },
  cv: { company_uuid: string; file_uuid: string },
) => Promise<void>;

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
  /** Ways to pay that are set up. */
  payments: Payments;
  /** Null where no carrier is set up: nobody forwards anything. */
  inboundMail: InboundMail | null;
  webhooks: WebhookSender;
  tasks: TaskQueue;
  /** Asks every domain to see to what a member leaves behind, in the transaction of the call. */
  memberLeaves: MemberLeaves;
  /** Asks every domain to forget a member whose account is closed. */
  accountCloses: AccountCloses;
  /** Tells every domain that waits for it that a CV has been read. */
  cvRead: CvRead;
  /** Key for signatures that this server checks itself. */
  signingSecret: string;
  /** Address under which people reach the server, without a trailing slash. */
  publicUrl: string;
  /** Demo data, outbox and their endpoints are on. */
  demo: boolean;
  clock: () => Date;
}

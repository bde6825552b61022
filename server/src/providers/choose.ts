import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { MAX_MAIL_BYTES } from '@qinghe/contract/intake/mails.ts';
import type { Config } from '../config.ts';
import type { Database, DatabaseConnection } from '../db/database.ts';
import type { Services } from '../services.ts';
import { amapAddresses } from './addresses/amap.ts';
import { embeddedAddresses } from './addresses/embedded.ts';
import { embeddedEmail } from './email/embedded.ts';
import { smtpEmail } from './email/smtp.ts';
import { aliyunFace } from './face/aliyun.ts';
import { embeddedFace } from './face/embedded.ts';
import { embeddedMail } from './inbound-mail/embedded.ts';
import type { InboundMail } from './inbound-mail/port.ts';
import { signedMail } from './inbound-mail/signed.ts';
import { aliyunOcr } from './ocr/aliyun.ts';
import { embeddedOcr } from './ocr/embedded.ts';
import { outbox } from './outbox.ts';
import { choosePayments } from './payment/choose-payments.ts';
import { chatCompletions } from './second-reader/chat-completions.ts';
import { aliyunSms } from './sms/aliyun.ts';
import { embeddedSms } from './sms/embedded.ts';
import type { SmsProvider } from './sms/port.ts';
import { tencentSms } from './sms/tencent.ts';
import { folderStorage, sweepParts } from './storage/folder.ts';
import { directWebhooks } from './webhooks/direct.ts';
import { embeddedWechat } from './wechat/embedded.ts';
import { openPlatformWechat } from './wechat/open-platform.ts';
import type { WechatProvider } from './wechat/port.ts';

interface ProviderNeeds {
  connection: DatabaseConnection;
  dataDir: string;
  signingSecret: string;
  clock: () => Date;
  /** Address under which people reach the server, once it is known. */
  publicUrl: () => string;
}

/** Which services outside of the product are used: those that are set up, or else the ones that need no network. */
export async function chooseProviders(
  config: Config,
  { connection, dataDir, signingSecret, clock, publicUrl }: ProviderNeeds,
): Promise<
  Pick<
    Services,
    | 'storage'
    | 'sms'
    | 'email'
    | 'ocr'
    | 'face'
    | 'addresses'
    | 'webhooks'
    | 'wechat'
    | 'inboundMail'
    | 'secondReader'
    | 'payments'
  >
> {
  return {
    storage: config.S3_ENDPOINT
      ? await openS3(config, config.S3_ENDPOINT)
      : openFolder(join(dataDir, 'files'), signingSecret, clock),
    sms: chooseSms(config) ?? embeddedSms(connection.db, clock),
    email: config.SMTP_URL ? smtpEmail(config.SMTP_URL, config.SMTP_FROM) : embeddedEmail(connection.db, clock),
    ocr: config.ALIYUN_OCR_ACCESS_KEY_ID
      ? aliyunOcr({
          endpoint: config.ALIYUN_OCR_ENDPOINT,
          accessKeyId: config.ALIYUN_OCR_ACCESS_KEY_ID,
          accessKeySecret: config.ALIYUN_OCR_ACCESS_KEY_SECRET ?? '',
        })
      : embeddedOcr(),
    face: config.ALIYUN_FACE_ACCESS_KEY_ID
      ? aliyunFace({
          endpoint: config.ALIYUN_FACE_ENDPOINT,
          accessKeyId: config.ALIYUN_FACE_ACCESS_KEY_ID,
          accessKeySecret: config.ALIYUN_FACE_ACCESS_KEY_SECRET ?? '',
          sceneId: config.ALIYUN_FACE_SCENE_ID ?? '',
        })
      : embeddedFace(),
    addresses: config.AMAP_KEY
      ? amapAddresses({ endpoint: config.AMAP_ENDPOINT, key: config.AMAP_KEY, secret: config.AMAP_SECRET })
      : embeddedAddresses(connection.db),
    payments: choosePayments(config, { db: connection.db, publicUrl, signingSecret, clock }),
    webhooks: directWebhooks({ toLocal: config.WEBHOOKS_TO_LOCAL }),
    wechat: chooseWechat(config, connection.db, clock),
    inboundMail: await chooseInboundMail(config, signingSecret),
    secondReader: config.SECOND_READER_URL
      ? chatCompletions({
          url: config.SECOND_READER_URL,
          key: config.SECOND_READER_KEY ?? '',
          model: config.SECOND_READER_MODEL ?? '',
          callsPerDay: config.SECOND_READER_CALLS_PER_DAY,
          timeout: 1000 * config.SECOND_READER_TIMEOUT,
        })
      : null,
  };
}

function openFolder(folder: string, secret: string, clock: () => Date) {
  // Nothing waits for it, and the next start tries again.
  void sweepParts(folder, new Date()).catch(() => undefined);
  return folderStorage(folder, secret, clock);
}

/** A carrier that signs what it hands in, SMTP, or a mailbox; a demo takes files, and production nothing without one. */
async function chooseInboundMail(config: Config, signingSecret: string): Promise<InboundMail | null> {
  const { INBOUND_MAIL_DOMAIN: domain, INBOUND_MAIL_SECRET, INBOUND_MAIL_IMAP_URL: url } = config;
  const listens = config.INBOUND_MAIL_SMTP_PORT !== undefined;
  // Without a carrier nobody knows this one.
  const secret = INBOUND_MAIL_SECRET ?? randomBytes(32).toString('hex');
  if (domain && url) {
    const { imapMailbox } = await import('./inbound-mail/imap.ts');
    return signedMail({ domain, secret, mailbox: imapMailbox(url, MAX_MAIL_BYTES) });
  }
  if (domain && (INBOUND_MAIL_SECRET || listens)) return signedMail({ domain, secret });
  return config.QINGHE_MODE === 'demo' ? embeddedMail(signingSecret, listens) : null;
}

/** The carrier that is set up, if any. */
function chooseSms(config: Config): SmsProvider | undefined {
  const registration = { signName: config.SMS_SIGN_NAME ?? '', templates: config.SMS_TEMPLATES ?? {} };
  if (config.TENCENT_SMS_SECRET_ID)
    return tencentSms({
      endpoint: config.TENCENT_SMS_ENDPOINT,
      region: config.TENCENT_SMS_REGION,
      secretId: config.TENCENT_SMS_SECRET_ID,
      secretKey: config.TENCENT_SMS_SECRET_KEY ?? '',
      sdkAppId: config.TENCENT_SMS_SDK_APP_ID ?? '',
      ...registration,
    });
  if (config.ALIYUN_SMS_ACCESS_KEY_ID)
    return aliyunSms({
      endpoint: config.ALIYUN_SMS_ENDPOINT,
      accessKeyId: config.ALIYUN_SMS_ACCESS_KEY_ID,
      accessKeySecret: config.ALIYUN_SMS_ACCESS_KEY_SECRET ?? '',
      ...registration,
    });
  return undefined;
}

/** The one that plays WeChat lets anybody in as anybody: never in production. */
function chooseWechat(config: Config, db: Database, clock: () => Date): WechatProvider | null {
  if (config.WECHAT_APP_ID)
    return openPlatformWechat({
      authorizeEndpoint: config.WECHAT_AUTHORIZE_ENDPOINT,
      apiEndpoint: config.WECHAT_API_ENDPOINT,
      appId: config.WECHAT_APP_ID,
      secret: config.WECHAT_APP_SECRET ?? '',
      template: config.WECHAT_MESSAGE_TEMPLATE ?? '',
    });
  return config.QINGHE_MODE === 'production' ? null : embeddedWechat(clock, outbox(db, clock));
}

/** Its library is the largest of all, so it is loaded only where files lie in an object store. */
async function openS3(config: Config, endpoint: string): Promise<Services['storage']> {
  const { s3Storage } = await import('./storage/s3.ts');
  return s3Storage({
    endpoint,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET ?? '',
    accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
  });
}

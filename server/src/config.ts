import { z } from 'zod';
import { bankAccount, flag, payKeys, secret, smsTemplates } from './config-values.ts';

/**
 * Everything that the environment may say, with what it means; `.env.example` is made from this.
 * Read once, by `main.ts`.
 */
export const environment = z.object({
  QINGHE_MODE: z
    .enum(['demo', 'production', 'test'])
    .default('demo')
    .describe('demo: demo company, outbox, generated secrets; production: none of these'),
  TEST_DOOR: flag
    .default(false)
    .describe('1 lets tests open sessions and move the clock by calls under /test; refused in production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe('TCP port of the web server'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address under which people reach the server, for links in mails; required in production'),
  ROLE: z
    .enum(['all', 'web', 'worker'])
    .default('all')
    .describe('web serves requests, worker runs tasks, all does both'),
  DATA_DIR: z.string().default('.data/demo').describe('Folder of the embedded database and of uploaded files'),
  DATABASE_URL: z.string().optional().describe('PostgreSQL 15 or newer; without it the embedded one is started'),
  DATABASE_DIRECT_URL: z
    .string()
    .optional()
    .describe(
      'The same database without a pooler between, for migrations, the queue and LISTEN; DATABASE_URL otherwise',
    ),
  POOLER_KEEPS_STATEMENTS: flag.default(false).describe('1 for PgBouncer 1.21 or newer with max_prepared_statements'),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(20)
    .describe('Connections of this process to the database'),
  TRUST_PROXY: flag.default(false).describe('1 behind a reverse proxy: client addresses come from X-Forwarded-For'),
  SIGNING_SECRET: secret.optional().describe('Signs file addresses and captcha challenges; required in production'),
  SOCKETS_PER_SESSION: z.coerce
    .number()
    .int()
    .min(1)
    .default(30)
    .describe('Most sockets of one session: tabs of one browser'),
  METRICS_TOKEN: secret.optional().describe('Bearer token of /metrics; required in production'),
  S3_ENDPOINT: z.url().optional().describe('S3-compatible object store; without it files lie in DATA_DIR'),
  S3_REGION: z.string().default('auto').describe('Region of the object store'),
  S3_BUCKET: z.string().optional().describe('Bucket of the object store'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the object store'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the object store'),
  SMTP_URL: z.string().optional().describe('smtps://user:password@host:465; required in production'),
  SMTP_FROM: z.string().default('青禾 <no-reply@qinghe.example>').describe('Sender of e-mails'),
  INBOUND_MAIL_DOMAIN: z
    .string()
    .optional()
    .describe('What stands behind the @ of addresses to which mails with CVs are forwarded; without it there are none'),
  INBOUND_MAIL_SECRET: secret
    .optional()
    .describe('Shared with the carrier that hands such mails in at /api/v1/intake/mails/carrier: docs/operations.md'),
  INBOUND_MAIL_SMTP_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Where such mails are taken by SMTP, instead of a carrier or beside one: docs/operations.md'),
  INBOUND_MAIL_IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .optional()
    .describe('A mailbox from which such mails are fetched each minute: imaps://user:password@host/INBOX'),
  SMS_SIGN_NAME: z.string().optional().describe('Signature of the sender, as it is registered with the carrier'),
  SMS_TEMPLATES: smsTemplates
    .optional()
    .describe(
      'JSON: template of the carrier by kind of message, with its variables in order. code: code; notice: text, token (… PUBLIC_URL/applications/token); event: text, path, token (… PUBLIC_URL/path/tickets/token); invitation: company, token (… PUBLIC_URL/invite-to-join#token); talent: company, token (… PUBLIC_URL/talent-invitations/token); decision: text. Production needs code and notice; a kind without one is not sent by SMS',
    ),
  ALIYUN_SMS_ENDPOINT: z.url().default('https://dysmsapi.aliyuncs.com').describe('Aliyun SMS service'),
  ALIYUN_SMS_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Access key of Aliyun SMS; production needs it, or TENCENT_SMS_SECRET_ID'),
  ALIYUN_SMS_ACCESS_KEY_SECRET: z.string().optional().describe('Secret of Aliyun SMS'),
  TENCENT_SMS_ENDPOINT: z.url().default('https://sms.tencentcloudapi.com').describe('Tencent Cloud SMS service'),
  TENCENT_SMS_REGION: z.string().default('ap-guangzhou').describe('Region of Tencent Cloud SMS'),
  TENCENT_SMS_SECRET_ID: z
    .string()
    .optional()
    .describe('SecretId of Tencent Cloud SMS; with it messages go by Tencent in place of Aliyun'),
  TENCENT_SMS_SECRET_KEY: z.string().optional().describe('SecretKey of Tencent Cloud SMS'),
  TENCENT_SMS_SDK_APP_ID: z.string().optional().describe('SdkAppId of the application'),
  ALIYUN_OCR_ENDPOINT: z.url().default('https://ocr-api.cn-hangzhou.aliyuncs.com').describe('Aliyun OCR service'),
  ALIYUN_OCR_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Access key of Aliyun OCR; without it scanned CVs are read on this machine'),
  ALIYUN_OCR_ACCESS_KEY_SECRET: z.string().optional().describe('Secret of Aliyun OCR'),
  ALIYUN_FACE_ENDPOINT: z.url().default('https://cloudauth.aliyuncs.com').describe('Aliyun 金融级实人认证'),
  ALIYUN_FACE_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Access key of Aliyun 实人认证; without it operators compare card and face themselves'),
  ALIYUN_FACE_ACCESS_KEY_SECRET: z.string().optional().describe('Secret of Aliyun 实人认证'),
  ALIYUN_FACE_SCENE_ID: z.string().optional().describe('Scene of Aliyun 实人认证 (认证场景 ID)'),
  AMAP_ENDPOINT: z.url().default('https://restapi.amap.com').describe('Amap web service'),
  AMAP_KEY: z
    .string()
    .optional()
    .describe('Key of the Amap web service; without it addresses are completed from the area tables'),
  AMAP_SECRET: z.string().optional().describe('Private key of the Amap digital signature, where the key asks for one'),
  WECHAT_APP_ID: z
    .string()
    .optional()
    .describe(
      'AppID of the WeChat service account that logs people in; without it a demo plays WeChat, and production has no such login',
    ),
  WECHAT_APP_SECRET: z
    .string()
    .optional()
    .describe(
      'AppSecret of the service account, which is bound to an Open Platform account, so that people have a unionid',
    ),
  WECHAT_MESSAGE_TEMPLATE: z
    .string()
    .optional()
    .describe(
      'Template of the service account for messages, with the fields thing1 (what) and thing2 (a hint); without one none are sent',
    ),
  WECHAT_AUTHORIZE_ENDPOINT: z
    .url()
    .default('https://open.weixin.qq.com')
    .describe('Where WeChat asks for leave; its web authorisation domain is that of PUBLIC_URL'),
  WECHAT_API_ENDPOINT: z.url().default('https://api.weixin.qq.com').describe('WeChat API'),
  ALIPAY_APP_ID: z.string().optional().describe('AppID of the Alipay application that takes payments (当面付)'),
  ALIPAY_SELLER_ID: z.string().optional().describe('Number of the merchant: 2088 and twelve digits'),
  ALIPAY_PRIVATE_KEY: z
    .string()
    .optional()
    .describe('Private key of the application, PKCS#8 without its first and last line'),
  ALIPAY_PUBLIC_KEY: z.string().optional().describe('Public key of Alipay for this application, in the same form'),
  ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do').describe('Alipay gateway'),
  WECHAT_PAY_MERCHANT_ID: z
    .string()
    .optional()
    .describe(
      'Merchant number of WeChat Pay; without it and ALIPAY_APP_ID a demo plays both, and production has neither',
    ),
  WECHAT_PAY_APP_ID: z.string().optional().describe('AppID that the merchant number is bound to'),
  WECHAT_PAY_SERIAL: z.string().optional().describe('Serial number of the merchant certificate'),
  WECHAT_PAY_PRIVATE_KEY: z
    .string()
    .optional()
    .describe('Private key of the merchant certificate, PEM; \\n for its lines'),
  WECHAT_PAY_API_KEY: z.string().length(32).optional().describe('APIv3 key of the merchant, 32 characters'),
  WECHAT_PAY_KEYS: payKeys
    .optional()
    .describe(
      'JSON: keys of WeChat Pay, PEM by serial number; platform certificates and PUB_KEY_ID_… stand side by side while a merchant moves over',
    ),
  WECHAT_PAY_ENDPOINT: z.url().default('https://api.mch.weixin.qq.com').describe('WeChat Pay API'),
  BANK_ACCOUNT: bankAccount
    .optional()
    .describe('JSON: holder, bank, number of the account for transfers; without it there are none'),
  SECOND_READER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Base address of a service with the interface of OpenAI (https://host/v1) that is sent CVs which the rules could not read to the end; without it no CV is sent anywhere',
    ),
  SECOND_READER_KEY: z.string().optional().describe('Key of that service'),
  SECOND_READER_MODEL: z.string().optional().describe('Model of that service; it must take a JSON schema'),
  SECOND_READER_TIMEOUT: z.coerce
    .number()
    .int()
    .min(1)
    .max(50)
    .default(30)
    .describe('Seconds to wait for an answer of that service'),
  SECOND_READER_CALLS_PER_DAY: z.coerce
    .number()
    .int()
    .min(1)
    .default(1_000)
    .describe('So often all servers together ask that service in a day; beyond it CVs stay as the rules read them'),
  WEBHOOKS_TO_LOCAL: flag
    .default(false)
    .describe(
      '1 lets webhooks go to addresses of this machine and its networks, and over plain http; never for strangers',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .describe('Least level that is logged'),
});

export type Config = z.output<typeof environment>;

const requiredInProduction = ['PUBLIC_URL', 'SIGNING_SECRET', 'METRICS_TOKEN', 'SMTP_URL'] as const;

const paymentGroups = [
  ['ALIPAY_APP_ID', 'ALIPAY_SELLER_ID', 'ALIPAY_PRIVATE_KEY', 'ALIPAY_PUBLIC_KEY'],
  [
    'WECHAT_PAY_MERCHANT_ID',
    'WECHAT_PAY_APP_ID',
    'WECHAT_PAY_SERIAL',
    'WECHAT_PAY_PRIVATE_KEY',
    'WECHAT_PAY_API_KEY',
    'WECHAT_PAY_KEYS',
  ],
] as const;

const requiredOfSms = ['SMS_SIGN_NAME', 'SMS_TEMPLATES'] as const;
const requiredOfAliyunSms = ['ALIYUN_SMS_ACCESS_KEY_ID', 'ALIYUN_SMS_ACCESS_KEY_SECRET', ...requiredOfSms] as const;
const requiredOfTencentSms = ['TENCENT_SMS_SECRET_KEY', 'TENCENT_SMS_SDK_APP_ID', ...requiredOfSms] as const;

/** Why the environment does not do, a line for each variable; the values themselves are never repeated. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(
      `The environment is not complete:\n${problems.map((line) => `  ${line}`).join('\n')}\nSee .env.example for what each variable means.`,
    );
    this.name = 'ConfigError';
  }
}

/** Whether this machine alone reaches an address to listen on; without one it is 127.0.0.1. */
const isOwnAddress = (host = '127.0.0.1'): boolean => ['127.0.0.1', '::1', 'localhost'].includes(host);

/** CVs and the key travel there: in the open only within this machine, and never beside a password in an address. */
function problemsOfSecondReader(given: Record<string, string | undefined>): string[] {
  const problems = (['SECOND_READER_KEY', 'SECOND_READER_MODEL'] as const)
    .filter((name) => given[name] === undefined)
    .map((name) => `${name} is missing (SECOND_READER_URL is set)`);
  if (!URL.canParse(given.SECOND_READER_URL ?? '')) return problems;
  const url = new URL(given.SECOND_READER_URL ?? '');
  if (url.protocol === 'http:' && !isOwnAddress(url.hostname.replace(/^\[|\]$/g, '')))
    problems.push('SECOND_READER_URL must begin with https: CVs would travel in the open');
  if (url.username !== '' || url.search !== '' || url.hash !== '')
    problems.push('SECOND_READER_URL must be a plain address: the key has a variable of its own');
  return problems;
}

const isPlainOrigin = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { username, pathname, search, hash } = new URL(text);
  return username === '' && pathname === '/' && search === '' && hash === '';
};

/** @throws ConfigError naming every missing or weak variable at once */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => name in environment.shape && value !== ''),
  );
  const result = environment.safeParse(given);
  const problems = result.success ? [] : result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  if (given.QINGHE_MODE === 'production') {
    const ofSms = given.TENCENT_SMS_SECRET_ID === undefined ? requiredOfAliyunSms : [];
    for (const name of [...requiredInProduction, ...ofSms])
      if (given[name] === undefined) problems.push(`${name} is missing`);
    if (given.PUBLIC_URL?.startsWith('http:') && !isOwnAddress(new URL(given.PUBLIC_URL).hostname))
      problems.push('PUBLIC_URL must begin with https: cookies and passwords would travel in the open');
    if (given.PUBLIC_URL !== undefined && !isPlainOrigin(given.PUBLIC_URL))
      problems.push('PUBLIC_URL must be a plain address: no user, path, query or fragment, since links are made of it');
    if (given.WEBHOOKS_TO_LOCAL === '1')
      problems.push('WEBHOOKS_TO_LOCAL lets strangers reach into the own network: it is never open in production');
    if (given.SIGNING_SECRET !== undefined && given.SIGNING_SECRET === given.METRICS_TOKEN)
      problems.push('METRICS_TOKEN must differ from SIGNING_SECRET');
    if (given.TEST_DOOR === '1') problems.push('TEST_DOOR lets anybody in: it is never open in production');
  }
  if (given.TEST_DOOR === '1' && !isOwnAddress(given.HOST))
    problems.push('TEST_DOOR lets anybody in: HOST must be 127.0.0.1, ::1 or localhost then');
  if (given.S3_ENDPOINT !== undefined) {
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
      if (given[name] === undefined) problems.push(`${name} is missing (S3_ENDPOINT is set)`);
  }
  if (given.TENCENT_SMS_SECRET_ID !== undefined) {
    for (const name of requiredOfTencentSms)
      if (given[name] === undefined) problems.push(`${name} is missing (TENCENT_SMS_SECRET_ID is set)`);
    if (given.ALIYUN_SMS_ACCESS_KEY_ID !== undefined)
      problems.push('TENCENT_SMS_SECRET_ID and ALIYUN_SMS_ACCESS_KEY_ID are both set: one service sends');
  }
  if (given.ALIYUN_OCR_ACCESS_KEY_ID !== undefined && given.ALIYUN_OCR_ACCESS_KEY_SECRET === undefined)
    problems.push('ALIYUN_OCR_ACCESS_KEY_SECRET is missing (ALIYUN_OCR_ACCESS_KEY_ID is set)');
  if (given.WECHAT_APP_ID !== undefined && given.WECHAT_APP_SECRET === undefined)
    problems.push('WECHAT_APP_SECRET is missing (WECHAT_APP_ID is set)');
  for (const [first, ...others] of paymentGroups)
    for (const name of others)
      if (given[first] !== undefined && given[name] === undefined)
        problems.push(`${name} is missing (${first} is set)`);
  for (const name of ['ALIYUN_FACE_ACCESS_KEY_SECRET', 'ALIYUN_FACE_SCENE_ID'] as const)
    if (given.ALIYUN_FACE_ACCESS_KEY_ID !== undefined && given[name] === undefined)
      problems.push(`${name} is missing (ALIYUN_FACE_ACCESS_KEY_ID is set)`);
  if (given.SECOND_READER_URL !== undefined) problems.push(...problemsOfSecondReader(given));
  if (!result.success || problems.length > 0) throw new ConfigError(problems);
  return result.data;
}

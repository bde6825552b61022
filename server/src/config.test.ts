import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const strong = 'k3J9vQ2xLm8RtYw5ZbN7cDfG1hPsAeUo';
const production = {
  QINGHE_MODE: 'production',
  PUBLIC_URL: 'https://hr.yunshan.cn',
  SIGNING_SECRET: strong,
  METRICS_TOKEN: `${strong}2`,
  SMTP_URL: 'smtps://user:hunter2@mail.yunshan.cn:465',
  ALIYUN_SMS_ACCESS_KEY_ID: 'LTAIabcdefgh',
  ALIYUN_SMS_ACCESS_KEY_SECRET: 'aliyun-key-of-ours',
  SMS_SIGN_NAME: '青禾',
  SMS_TEMPLATES: '{"code":"SMS_1","notice":"SMS_2"}',
};

function problemsOf(env: Record<string, string | undefined>): string {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
}

test('an empty environment is a demo on this machine alone', () => {
  expect(readConfig({})).toMatchObject({
    QINGHE_MODE: 'demo',
    PORT: 3000,
    HOST: '127.0.0.1',
    ROLE: 'all',
    TRUST_PROXY: false,
  });
});

test('a complete environment of production is read', () => {
  expect(readConfig({ ...production, TRUST_PROXY: '1', PORT: '8080' })).toMatchObject({
    TRUST_PROXY: true,
    PORT: 8080,
  });
});

test('variables of others are left alone, empty ones count as not set', () => {
  expect(readConfig({ PATH: '/usr/bin', PORT: '', SIGNING_SECRET: '' })).toMatchObject({ PORT: 3000 });
});

test.each(Object.keys(production).filter((name) => name !== 'QINGHE_MODE'))(
  'production without %s is refused by that name',
  (name) => {
    expect(problemsOf({ ...production, [name]: undefined })).toContain(`${name} is missing`);
  },
);

const tencent = {
  TENCENT_SMS_SECRET_ID: 'AKIDabcdefgh',
  TENCENT_SMS_SECRET_KEY: 'tencent-key-of-ours',
  TENCENT_SMS_SDK_APP_ID: '1400006666',
  SMS_SIGN_NAME: '青禾',
  SMS_TEMPLATES: '{"code":"1101","notice":"1102"}',
};
const withoutSms = Object.fromEntries(Object.entries(production).filter(([name]) => !name.startsWith('ALIYUN_SMS_')));

test('messages go by Tencent in place of Aliyun, and never by both', () => {
  expect(problemsOf({ ...withoutSms, ...tencent })).toBe('');
  expect(problemsOf({ ...production, ...tencent })).toContain('are both set');
});

test.each(Object.keys(tencent).filter((name) => name !== 'TENCENT_SMS_SECRET_ID'))(
  'Tencent without %s is refused by that name, in a demo too',
  (name) => {
    expect(problemsOf({ ...withoutSms, ...tencent, [name]: undefined })).toContain(`${name} is missing`);
    expect(problemsOf({ ...tencent, [name]: undefined })).toContain(`${name} is missing`);
  },
);

test.each([
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['PUBLIC_URL', 'http://hr.yunshan.cn'],
  ['PUBLIC_URL', 'https://user:pw@hr.yunshan.cn'],
  ['PUBLIC_URL', 'https://hr.yunshan.cn/path?x#y'],
  ['WEBHOOKS_TO_LOCAL', '1'],
  ['SIGNING_SECRET', '12345678901234567890123456789012'],
  ['SIGNING_SECRET', 'abab'.repeat(10)],
  ['SIGNING_SECRET', `${strong}2`],
])('production with %s=%s is refused', (name, value) => {
  const text = problemsOf({ ...production, [name]: value });
  expect(text).toMatch(/PUBLIC_URL|SIGNING_SECRET|METRICS_TOKEN|WEBHOOKS_TO_LOCAL/);
  if (value.length > 1) expect(text).not.toContain(value);
});

const secondReader = {
  SECOND_READER_URL: 'https://models.yunshan.cn/v1',
  SECOND_READER_KEY: 'sk-of-ours',
  SECOND_READER_MODEL: 'reader-1',
};

test('a second reader is off unless its service is named, and needs its key and model then', () => {
  expect(readConfig(production).SECOND_READER_URL).toBeUndefined();
  expect(problemsOf({ ...production, ...secondReader })).toBe('');
  expect(problemsOf({ SECOND_READER_URL: secondReader.SECOND_READER_URL })).toMatch(
    /READER_KEY is missing.*\n.*READER_MODEL is missing/,
  );
});

test.each([
  ['http://models.yunshan.cn/v1', 'https'],
  ['http://127.0.0.1.yunshan.cn/v1', 'https'],
  ['https://us:pass@models.yunshan.cn/v1', 'plain address'],
  ['https://models.yunshan.cn/v1?key=sk-of-ours', 'plain address'],
  ['file:///etc/passwd', 'SECOND_READER_URL'],
])('a second reader at %s is refused, a demo too', (url, reason) => {
  const text = problemsOf({ ...secondReader, SECOND_READER_URL: url });
  expect(text).toContain(reason);
  expect(text).not.toMatch(/sk-of-ours|pass@/);
});

test.each(['http://127.0.0.1:8000/v1', 'http://[::1]:8000/v1', 'http://localhost:11434/v1'])(
  'a second reader on this machine needs no https: %s',
  (url) => expect(problemsOf({ ...production, ...secondReader, SECOND_READER_URL: url })).toBe(''),
);

test('everything that is missing is named at once', () => {
  const text = problemsOf({ QINGHE_MODE: 'production' });
  for (const name of Object.keys(production).filter((other) => other !== 'QINGHE_MODE')) expect(text).toContain(name);
});

test.each(['short', 'a'.repeat(40), `change-me-${strong}`, `my-secret-${strong}`, `example-${strong}`])(
  'a weak secret is refused by name, its value never shown: %s',
  (value) => {
    const text = problemsOf({ ...production, SIGNING_SECRET: value });
    expect(text).toContain('SIGNING_SECRET');
    expect(text).not.toContain(value);
  },
);

test('no value stands in a message, for any problem', () => {
  const wrong = {
    ...production,
    PORT: '70000',
    PUBLIC_URL: 'not-an-address',
    ROLE: 'chief',
    METRICS_TOKEN: 'tiny-token',
    S3_ENDPOINT: 'https://s3.yunshan.cn',
  };
  const text = problemsOf(wrong);
  for (const name of ['PORT', 'PUBLIC_URL', 'ROLE', 'METRICS_TOKEN', 'S3_BUCKET', 'S3_SECRET_ACCESS_KEY'])
    expect(text).toContain(name);
  for (const value of ['70000', 'not-an-address', 'chief', 'tiny-token', strong, 'hunter2', 'aliyun-key-of-ours'])
    expect(text).not.toContain(value);
});

test('the test door opens on this machine alone, and never in production', () => {
  expect(readConfig({}).TEST_DOOR).toBe(false);
  expect(readConfig({ TEST_DOOR: '1' }).TEST_DOOR).toBe(true);
  expect(readConfig({ TEST_DOOR: '1', HOST: 'localhost' }).TEST_DOOR).toBe(true);
  expect(problemsOf({ TEST_DOOR: '1', HOST: '0.0.0.0' })).toContain('HOST must be 127.0.0.1');
  expect(problemsOf({ ...production, TEST_DOOR: '1' })).toContain('TEST_DOOR lets anybody in');
});

import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { login } from '@qinghe/contract/account/session.ts';
import { baseOptions } from '@qinghe/contract/dict/endpoints.ts';
import { errorCatalogue } from '@qinghe/contract/errors.ts';
import { upload, uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { sendChunk } from '@qinghe/contract/resumes/apply.ts';
import { errors } from '@qinghe/contract/texts/errors.ts';
import { say } from '@qinghe/contract/texts/say.ts';
import { describe, expect, it } from 'vitest';
import { makeMaster, unusedPhone } from '../../test/accounts.ts';
import { startTestApp } from '../../test/app.ts';
import { cvFile } from '../../test/applications.ts';
import { raw } from '../../test/raw.ts';
import { until } from '../../test/until.ts';

const app = await startTestApp();
const master = await makeMaster(app);

const json = { 'content-type': 'application/json' };
const post = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = json,
  path: string = login.path,
) => app.fetch(path, { method: 'POST', headers, body });

/** The code of a refusal, after a look at its form. */
async function codeOf(response: Response): Promise<number> {
  const envelope = (await response.json()) as { code: keyof typeof errorCatalogue; msg: string; request_id: string };
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.status).toBe(errorCatalogue[envelope.code].status);
  expect(envelope.msg).not.toBe('');
  expect(envelope.request_id).toBe(response.headers.get('x-request-id'));
  return envelope.code;
}

describe('addresses that lead nowhere', () => {
  it('are 404 in the envelope, for every method', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect(await codeOf(await app.fetch('/api/v1/nowhere', { method }))).toBe(404);
    expect(await codeOf(await app.fetch(login.path))).toBe(404);
    expect(await codeOf(await app.fetch('/api/v1/nowhere', { headers: { accept: 'text/html' } }))).toBe(404);
    expect(await codeOf(await app.fetch('/files/nowhere/x', { headers: { accept: 'text/html' } }))).toBeGreaterThan(
      400,
    );
  });

  it('speak the language of the reader', async () => {
    const response = await app.fetch('/api/v1/nowhere', { headers: { 'accept-language': 'en-GB,zh;q=0.5' } });
    expect(await response.json()).toMatchObject({ msg: say(errors, '404', 'en') });
  });

  it.each(['/%', '/api/v1/%E0%A4%A', '/%ff', '/jobs/%00', '//evil.example/x', '/..%2f..%2fetc/passwd', '/.env'])(
    'are refused when malformed: %s',
    async (path) => {
      const response = await app.fetch(`${app.url}${path}`);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(await response.text()).not.toContain('root:');
    },
  );
});

describe('health', () => {
  it('answers machines in JSON and says what must not be kept', async () => {
    const response = await app.fetch('/healthz', { headers: { accept: 'application/json' } });
    expect(await response.json()).toEqual({ status: 'ok', mode: 'test' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('vary')?.toLowerCase()).toContain('accept');
  });

  it('tells whether database, migrations and queue are ready', async () => {
    const response = await app.fetch('/readyz');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', migrations: 'ok', queue: 'ok' },
    });
  });

  it('shows its figures to the holder of the token only', async () => {
    for (const authorization of ['', 'Bearer', 'Bearer wrong', app.services.signingSecret])
      expect(await codeOf(await app.fetch('/metrics', { headers: { authorization } }))).toBe(403);
    const response = await app.fetch('/metrics', {
      headers: { authorization: `Bearer ${app.services.signingSecret}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=/);
    const text = await response.text();
    expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/readyz",status="200"\} \d+$/m);
    expect(text).toMatch(/^database_connections\{state="idle"\} \d+$/m);
    expect(text).toMatch(/^tasks\{task="dead-letters",state="waiting"\} 0$/m);
    expect(text).not.toContain(master.phone);
  });
});

describe('every response', () => {
  it.each([
    '/healthz',
    '/openapi.json',
    '/docs/api',
    '/docs/api.css',
    '/api/v1/dict/locations',
    '/api/v1/nowhere',
    '/%',
    '/metrics',
    '/jobs/none',
  ])('carries request id and security headers: %s', async (path) => {
    const { headers } = await app.fetch(`${app.url}${path}`);
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(?:;|$)/);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    // Only where the address is https; the test server's is not.
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('has a request id of our own, which the log has too, without what the caller wrote', async () => {
    const response = await app.fetch('/api/v1/jobs/detail?uuid=13800001234', {
      headers: { authorization: master.token, 'x-request-id': 'forged' },
    });
    const id = response.headers.get('x-request-id') ?? '';
    await response.text();
    const line =
      app
        .logs()
        .split('\n')
        .find((text) => text.includes(id)) ?? '';
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', route: '/api/v1/jobs/detail', status: 400 });
    expect(app.logs()).not.toContain('13800001234');
    expect(app.logs()).not.toContain(master.token);
    expect(app.logs()).not.toContain('forged');
  });

  it('is compressed for a client that can decompress it', async () => {
    for (const [encoding, expected] of [
      ['gzip', 'gzip'],
      ['br', 'br'],
      ['identity', null],
    ] as const) {
      const response = await app.fetch(baseOptions.path, { headers: { 'accept-encoding': encoding } });
      expect(response.headers.get('content-encoding')).toBe(expected);
      expect(await response.json()).toMatchObject({ code: 100 });
    }
  });

  it('to HEAD is the response to GET without its body', async () => {
    const response = await app.fetch('/healthz', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('bodies', () => {
  it('may be empty where nothing is asked for', async () => {
    const response = await post(
      '',
      { ...json, authorization: (await makeMaster(app)).token },
      '/api/v1/hr_users/logout',
    );
    expect(await response.json()).toMatchObject({ code: 100 });
  });

  it.each(['{', '{"account":', '[', 'null', '[]', '"text"', '7', '{"account":"13800000001"}}', '\u0000'])(
    'are refused when they are no object in JSON: %j',
    async (body) => expect(await codeOf(await post(body))).toBe(400),
  );

  it.each(['{"__proto__":{"type":"master"}}', '{"constructor":{"prototype":{"x":1}}}'])(
    'cannot reach a prototype: %s',
    async (body) => {
      expect(await codeOf(await post(body))).toBe(400);
      expect(({} as Record<string, unknown>).x).toBeUndefined();
    },
  );

  it.each([
    [{}, 'account', '缺少这一项', 'Missing'],
    [{ account: 7, password: 'x' }, 'account', '应为文字', 'Must be text'],
    [{ account: '', password: 'x' }, 'account', '请输入手机号或邮箱', 'Enter a phone number or e-mail address'],
  ])('that are wrong are refused in our own words, in the reader’s language: %j', async (body, field, zh, en) => {
    for (const [language, reason] of [
      ['zh-CN', zh],
      ['en', en],
    ] as const) {
      const response = await post(JSON.stringify(body), { ...json, 'accept-language': language });
      expect(await response.json()).toMatchObject({ code: 400, field, reason });
    }
  });

  it('of another type are refused', async () => {
    for (const type of ['application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect([400, 415]).toContain(await codeOf(await post('account=1', { 'content-type': type })));
    expect(await codeOf(await post('account=1', { 'content-type': 'text/plain' }))).toBe(400);
    expect(await codeOf(await post('{}', json, upload.path))).toBe(415);
    const bytes = { 'content-type': 'application/octet-stream' };
    expect(await codeOf(await post('{}', bytes))).toBe(415);
    const chunk = { method: 'PUT', headers: { ...json, 'upload-token': 'x', 'upload-offset': '0' }, body: '{}' };
    expect(await codeOf(await app.fetch(sendChunk.path, chunk))).toBe(415);
  });

  it('that pretend to be text are refused', async () => {
    const response = await post('{"account":{"length":{"toString":1,"valueOf":"-1"}},"password":"x"}');
    expect(await codeOf(response)).toBe(400);
  });

  it('above the limit are refused', async () => {
    expect(await codeOf(await post(JSON.stringify({ account: 'x'.repeat(300_000) })))).toBe(413);
  });

  it('that come packed are refused, so that none can unfold beyond the limit', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(20_000_000, ' ')));
    expect(await codeOf(await post(bomb, { ...json, 'content-encoding': 'gzip' }))).toBe(415);
  });

  it('that are multipart may be cut off anywhere: refused, and the connection goes on working', async () => {
    const { key } = (await app.ok(uploadSignature, { purpose: 'cv' }, { token: master.token })).fields;
    const whole = `--b\r\nContent-Disposition: form-data; name="key"\r\n\r\n${key}\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${'x'.repeat(200_000)}\r\n--b--\r\n`;
    for (const length of [0, 10, 100, 1000, 199_000, whole.length - 10]) {
      const response = await post(
        whole.slice(0, length),
        { 'content-type': 'multipart/form-data; boundary=b' },
        upload.path,
      );
      // Cut before its key has come, it has no permission either.
      expect([400, 403], `cut at ${length}`).toContain(await codeOf(response));
    }
    expect((await app.call(upload, { key }, { file: await cvFile() })).code).toBe(100);
  });
});

describe('a client that goes away', () => {
  const { host } = new URL(app.url);
  const lines = () =>
    app
      .logs()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as { level: number; msg: string });

  /** Sends a part of a request and hangs up. */
  function hangUp(head: string): Promise<void> {
    const { hostname, port } = new URL(app.url);
    return new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write(`${head}\r\nhost: ${host}\r\ncontent-length: 5000\r\n\r\nhalf of it`, () => socket.destroy()),
      );
      socket.on('close', () => resolve());
    });
  }

  it.each([
    ['in JSON', `POST ${login.path} HTTP/1.1\r\ncontent-type: application/json`],
    ['in an upload', `POST ${upload.path} HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=b`],
    [
      'in a chunk',
      `PUT ${sendChunk.path} HTTP/1.1\r\ncontent-type: application/octet-stream\r\nupload-token: x\r\nupload-offset: 0`,
    ],
  ])('is no failure of the server: %s', async (_where, head) => {
    const before = lines().length;
    await hangUp(head);
    await until(() => lines().length > before);
    expect(
      lines()
        .slice(before)
        .filter(({ level }) => level >= 40),
    ).toEqual([]);
  });
});

describe('bytes that are no request', () => {
  it.each([
    ['garbage', 'hello\r\n\r\n', 400],
    ['a header above the limit', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 413],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('are answered in the envelope: %s', async (_what, bytes, code) => {
    const [head = '', body = ''] = (await raw(app.url, bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body)).toMatchObject({ code, request_id: expect.any(String) });
  });
});

describe('limits of calls a minute', () => {
  const tryLogin = (ip: string, token?: string) =>
    app.call(login, { account: unusedPhone(), password: 'wrong' }, { ip, token });

  it('answer 429 and when to come again, for one address and no other', async () => {
    for (let call = 0; call < login.perMinute; call += 1) expect((await tryLogin('192.0.2.1')).code).toBe(40101);
    const response = await tryLogin('192.0.2.1');
    expect([response.status, response.code]).toEqual([429, 429]);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect((await tryLogin('192.0.2.2')).code).toBe(40101);
  });

  it('cannot be escaped by made-up tokens, nor by a made-up address', async () => {
    expect((await tryLogin('192.0.2.1', 'made-up')).code).toBe(429);
    expect((await tryLogin('198.51.100.7, 192.0.2.1')).code).toBe(429);
  });

  it('count all addresses of an IPv6 network together', async () => {
    for (let call = 0; call < login.perMinute; call += 1) await tryLogin(`2001:db8:1:2::${call.toString(16)}`);
    expect((await tryLogin('2001:db8:1:2:ffff::1')).code).toBe(429);
    expect((await tryLogin('2001:db8:1:3::1')).code).toBe(40101);
  });

  it('take an address that is none for that of the proxy', async () => {
    expect((await tryLogin('unknown')).code).toBe(40101);
  });
});

describe('a request that offers another protocol', () => {
  it('is answered over this one', async () => {
    const { host } = new URL(app.url);
    const offer =
      'Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA';
    expect(await raw(app.url, `GET /robots.txt HTTP/1.1\r\nHost: ${host}\r\n${offer}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 200 /,
    );
  });
});

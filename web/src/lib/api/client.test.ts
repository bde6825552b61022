import { sendSms } from '@qinghe/contract/account/codes.ts';
import { login } from '@qinghe/contract/account/session.ts';
import { upload } from '@qinghe/contract/files/endpoints.ts';
import { listOutbox } from '@qinghe/contract/ops/endpoints.ts';
import { describe, expect, test } from 'vitest';
import { ApiError, messageOf, NO_RESPONSE } from './api-error.ts';
import { request } from './client.ts';
import type { RequestContext } from './prepare-request.ts';

interface Sent {
  url: string;
  init: RequestInit;
  headers: Record<string, string>;
}

/** A fetch that keeps what was sent and answers with the given body. */
function responding(body: unknown, status = 200) {
  const sent: Sent[] = [];
  const fake: typeof fetch = async (url, init = {}) => {
    sent.push({ url: String(url), init, headers: init.headers as Record<string, string> });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  const context: RequestContext = { token: 'secret', locale: 'zh-CN', clientVersion: 'abc', fetch: fake };
  return { sent, context };
}

const page = { code: 100, msg: 'ok', data: { items: [], next_cursor: null } };
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as ApiError,
  );

describe('a call', () => {
  test('sends GET input as query, without empty values', async () => {
    const { sent, context } = responding(page);
    await request(listOutbox, { limit: 5, address: '', cursor: undefined }, context);
    expect(sent[0]?.url).toBe('/api/v1/outbox?limit=5');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('sends everything else as JSON, with token, language, build and idempotency key', async () => {
    const { sent, context } = responding({ code: 100, msg: '', data: { resend_after: 60 } });
    const data = await request(sendSms, { phone: '13800000001' }, { ...context, idempotencyKey: 'k1' });
    expect(data).toEqual({ resend_after: 60 });
    expect(JSON.parse(String(sent[0]?.init.body))).toEqual({ phone: '13800000001' });
    expect(sent[0]?.headers).toMatchObject({
      Authorization: 'secret',
      'Accept-Language': 'zh-CN',
      'X-Client-Version': 'abc',
      'Idempotency-Key': 'k1',
      'Content-Type': 'application/json',
    });
  });

  test('carries no Authorization without a token', async () => {
    const { sent, context } = responding(page);
    await request(listOutbox, {}, { ...context, token: null });
    expect(sent[0]?.headers).not.toHaveProperty('Authorization');
  });

  test('sends fields before the file in a multipart call, and leaves the boundary to the browser', async () => {
    const { sent, context } = responding({ code: 100, msg: '', data: {} });
    await request(upload, { key: 'one-time' }, { ...context, file: new File(['x'], 'cv.pdf') });
    const form = sent[0]?.init.body;
    expect(form instanceof FormData && [...form.keys()]).toEqual(['key', 'file']);
    expect(sent[0]?.headers).not.toHaveProperty('Content-Type');
  });

  test('throws code, reason, field, data and request id of a failed response', async () => {
    const envelope = { code: 400, msg: 'm', reason: 'r', field: 'phone', data: { a: 1 }, request_id: 'q' };
    const error = await failureOf(request(login, { account: '1', password: '2' }, responding(envelope, 400).context));
    expect(error).toMatchObject({ code: 400, reason: 'r', field: 'phone', data: { a: 1 }, requestId: 'q' });
  });

  test('takes the status for the code when the response is not ours', async () => {
    const error = await failureOf(request(listOutbox, {}, responding('<h1>Bad Gateway</h1>', 504).context));
    expect(error).toMatchObject({ code: 504 });
    const odd = await failureOf(request(listOutbox, {}, responding('<h1>Hotel Wi-Fi</h1>', 200).context));
    expect(odd).toMatchObject({ code: 502 });
  });

  test('throws NO_RESPONSE when nothing comes back', async () => {
    const { context } = responding(page);
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await failureOf(request(listOutbox, {}, { ...context, fetch: offline }))).toMatchObject({
      code: NO_RESPONSE,
    });
  });

  test('throws the reason of an abort, which is no failure', async () => {
    const { context } = responding(page);
    const signal = AbortSignal.abort(new Error('left the page'));
    const aborted = () => Promise.reject(signal.reason);
    const error = await failureOf(request(listOutbox, {}, { ...context, signal, fetch: aborted }));
    expect(error).not.toBeInstanceOf(ApiError);
    expect(error?.message).toBe('left the page');
  });
});

describe('the message of an error', () => {
  test('is the reason, else the msg, else the default of the code in the chosen language', () => {
    expect(messageOf(new ApiError(400, { reason: '原因', message: '消息' }), 'zh-CN')).toBe('原因');
    expect(messageOf(new ApiError(400, { message: '消息' }), 'zh-CN')).toBe('消息');
    expect(messageOf(new ApiError(404), 'zh-CN')).toBe('请求地址不存在');
    expect(messageOf(new ApiError(404), 'en')).toBe('Address not found');
    expect(messageOf(new ApiError(999), 'en')).toBe('Internal server error');
  });
});

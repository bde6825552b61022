// A client of the platform API in one file, without dependencies: Node.js 20 or newer. See docs/platform-api.md.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** @typedef {{ code: number, msg: string, reason?: string, field?: string, request_id?: string }} Refusal */

/** A refusal of the server: `code` of its catalogue, the field that it is about, and words for a person. */
export class Refused extends Error {
  /** @param {Refusal} refusal */
  constructor({ code, msg, reason, field, request_id }) {
    super(`${code} ${reason ?? msg}`);
    Object.assign(this, { code, reason, field, requestId: request_id });
  }
}

/** @param {{ url: string, key: string }} options where Qinghe is, and a key of the company (控制台 → 开放接口) */
export function platformClient({ url, key }) {
  /**
   * Refused for its pace, a call waits as long as it is told and goes again.
   * @param {string} path
   * @param {Record<string, string>} headers
   * @param {BodyInit} body
   */
  async function send(path, headers, body, tries = 5) {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...headers },
      body,
    });
    const { data, ...envelope } = await response.json();
    if (envelope.code === 100) return data;
    if (response.status !== 429 || tries === 0) throw new Refused(envelope);
    const seconds = Number(response.headers.get('retry-after') ?? 60);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return send(path, headers, body, tries - 1);
  }
  /**
   * @param {string} path
   * @param {object} input
   */
  const call = (path, input) => send(path, { 'content-type': 'application/json' }, JSON.stringify(input));

  return {
    /** Every job that is online, page by page. */
    async *jobs(filter = {}) {
      /** @type {string | null | undefined} */
      let cursor;
      while (cursor !== null) {
        const page = await call('/platform/v1/jobs/list', { ...filter, ...(cursor && { cursor }), limit: 100 });
        yield* page.items;
        cursor = page.next_cursor;
      }
    },
    /**
     * One job in full, with what its form asks for.
     * @param {string} uuid
     */
    job: (uuid) => call('/platform/v1/jobs/detail', { uuid }),
    /**
     * Hands in an application; with the same reference it may be sent again after a lost response.
     * @param {{ reference: string, job_uuid: string, candidate: object, answers?: string[], consent: true }} application
     * @param {{ name: string, bytes: Uint8Array<ArrayBuffer> }} [cv]
     */
    async apply(application, cv) {
      if (!cv) return call('/platform/v1/applications/create', application);
      const headers = { 'content-type': 'application/octet-stream', 'file-name': encodeURIComponent(cv.name) };
      const { upload_token } = await send('/platform/v1/applications/cv', headers, cv.bytes);
      return call('/platform/v1/applications/create', { ...application, upload_token });
    },
  };
}

/** Seconds by which a message may be old: an older one is somebody's copy. */
const TOLERANCE = 300;

/**
 * The event of a webhook message, if the message is Qinghe's own (Standard Webhooks, standardwebhooks.com). Keep the ids
 * that you have handled: a message may come twice.
 * @param {string} secret `whsec_…`, as it was shown when the address was added
 * @param {Record<string, string | undefined>} headers of the request, their names in lower case
 * @param {string} body as it came, before anything has read it
 * @returns {{ id: string, type: string, timestamp: string, data: object }}
 * @throws Error where it is not
 */
export function openWebhook(secret, headers, body, now = new Date()) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(now.getTime() / 1000 - Number(at)) <= TOLERANCE)) throw new Error('The message is too old.');
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest();
  const isOurs = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) throw new Error('The signature is wrong.');
  return { id, ...JSON.parse(body) };
}

import { type AliyunKey, refusalOfCall } from './aliyun-sms.ts';
import { playService, type StandIn } from './http-stand-in.ts';

type Corner = { x: number; y: number };

export interface AliyunOcrStandIn extends StandIn {
  /** Bytes of the pictures that were taken, in order. */
  seen: Buffer[];
  /** What the next pictures show: lines with their corners, clockwise from the upper left. */
  shows: { word: string; prob: number; pos: [Corner, Corner, Corner, Corner] }[];
  /** What the next calls get instead: a code of the service, text that is no JSON, or no response at all. */
  next: { code: string; status: number } | { text: string; status: number } | 'silence' | undefined;
}

const RECOGNIZE_ADVANCED: [string, string] = ['RecognizeAdvanced', '2021-07-07'];

/** Aliyun OCR that takes no call without a right signature over its picture, and no nonce twice. */
export async function playAliyunOcr(key: AliyunKey): Promise<AliyunOcrStandIn> {
  const seen: Buffer[] = [];
  const nonces = new Set<string>();
  const json = (status: number, fields: object) => ({
    status,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: JSON.stringify({ ...fields, RequestId: '43A29C77-405E-4CC0-BC55-EE694AD00655' }),
  });
  const service = await playService((request) => {
    const nonce = request.headers['x-acs-signature-nonce'] ?? '';
    const refusal =
      refusalOfCall(request, key, new Date(), RECOGNIZE_ADVANCED) ??
      (nonces.has(nonce) ? 'SignatureNonceUsed' : undefined);
    if (refusal) return json(400, { Code: refusal, Message: refusal });
    nonces.add(nonce);
    if (play.next === 'silence') return undefined;
    if (play.next && 'text' in play.next) return { status: play.next.status, body: play.next.text };
    if (play.next) return json(play.next.status, { Code: play.next.code, Message: play.next.code });
    if (!isPicture(request.body)) return json(400, { Code: 'unmatchedImageType', Message: 'unmatchedImageType' });
    seen.push(request.body);
    const content = play.shows.map(({ word }) => word).join(' ');
    return json(200, {
      Data: JSON.stringify({ content, prism_wnum: play.shows.length, prism_wordsInfo: play.shows }),
    });
  });
  const play: AliyunOcrStandIn = { ...service, seen, shows: [], next: undefined };
  return play;
}

const isPicture = (bytes: Buffer): boolean =>
  bytes.subarray(1, 4).toString('latin1') === 'PNG' || bytes.subarray(0, 2).toString('hex') === 'ffd8';

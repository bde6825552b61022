import { type AliyunKey, refusalOfCall } from './aliyun-sms.ts';
import { playService, type StandIn } from './http-stand-in.ts';

export interface AliyunFaceStandIn extends StandIn {
  /** The forms that were taken, in order. */
  seen: Record<string, string>[];
  /** Queries of all calls: nothing of a person may stand in one. */
  queries: string[];
  /** Whether the face is that of the number's holder. */
  passes: boolean;
  /** What the next calls get instead: a code of the service, text that is no JSON, or no response at all. */
  next: { code: string } | { text: string; status: number } | 'silence' | undefined;
}

const CONTRAST_FACE_VERIFY: [string, string] = ['ContrastFaceVerify', '2019-03-07'];
const REQUIRED = ['SceneId', 'OuterOrderNo', 'ProductCode', 'CertType', 'CertName', 'CertNo', 'FaceContrastPicture'];

/** Aliyun Cloudauth that takes no call without a right signature over its form, and none with a field missing. */
export async function playAliyunFace(key: AliyunKey): Promise<AliyunFaceStandIn> {
  const seen: AliyunFaceStandIn['seen'] = [];
  const queries: string[] = [];
  const json = (status: number, fields: object) => ({
    status,
    headers: { 'content-type': 'application/json;charset=utf-8' },
    body: JSON.stringify({ ...fields, RequestId: '130A2C10-B9EE-4D84-88E3-5384FF039795' }),
  });
  const service = await playService((request) => {
    queries.push(request.target.split('?')[1] ?? '');
    const refusal = refusalOfCall(request, key, new Date(), CONTRAST_FACE_VERIFY);
    if (refusal) return json(400, { Code: refusal, Message: refusal });
    if (play.next === 'silence') return undefined;
    if (play.next && 'text' in play.next) return { status: play.next.status, body: play.next.text };
    if (play.next) return json(200, { Code: play.next.code, Message: play.next.code });
    if (request.headers['content-type'] !== 'application/x-www-form-urlencoded') return json(200, { Code: '401' });
    const form = Object.fromEntries(new URLSearchParams(request.body.toString()));
    if (REQUIRED.some((name) => !form[name])) return json(200, { Code: '400', Message: 'missing' });
    if (!/^[A-Za-z\d]{1,32}$/.test(form.OuterOrderNo ?? '')) return json(200, { Code: '401', Message: 'OuterOrderNo' });
    seen.push(form);
    const [Passed, SubCode] = play.passes ? ['T', '200'] : ['F', '204'];
    return json(200, { Code: '200', Message: 'success', ResultObject: { Passed, SubCode, CertifyId: '91707dc296d4' } });
  });
  const play: AliyunFaceStandIn = { ...service, seen, queries, passes: true, next: undefined };
  return play;
}

import { createHash } from 'node:crypto';
import { playService, type StandIn } from './http-stand-in.ts';

export interface AmapStandIn extends StandIn {
  /** The parameters of each call that was answered. */
  asked: Record<string, string>[];
  /** What the next calls get in place of tips. */
  next: { infocode: string } | { text: string; status: number } | 'silence' | undefined;
}

const tips = [
  { id: 'B0FFH', name: '阿里巴巴西溪园区', district: '浙江省杭州市余杭区', adcode: '330110', address: '文一西路969号' },
  { id: [], name: '余杭区', district: '浙江省杭州市', adcode: '330110', address: [] },
];

/** Amap 输入提示 that takes no call without its key and a right digital signature (Web service API, 数字签名). */
export async function playAmap({ key, secret }: { key: string; secret: string }): Promise<AmapStandIn> {
  const asked: AmapStandIn['asked'] = [];
  const json = (body: object) => ({
    status: 200,
    headers: { 'content-type': 'application/json;charset=UTF-8' },
    body: JSON.stringify(body),
  });
  const refuse = (infocode: string, info: string) => json({ status: '0', info, infocode });
  const service = await playService(({ method, target }) => {
    const url = new URL(target, 'http://amap');
    const { sig, ...query } = Object.fromEntries(url.searchParams);
    if (method !== 'GET' || url.pathname !== '/v3/assistant/inputtips') return refuse('10002', 'SERVICE_NOT_AVAILABLE');
    if (query.key !== key) return refuse('10001', 'INVALID_USER_KEY');
    if (sig !== signatureOf(query, secret)) return refuse('10007', 'INVALID_USER_SIGNATURE');
    if (!query.keywords) return refuse('20001', 'MISSING_REQUIRED_PARAMS');
    if (play.next === 'silence') return undefined;
    if (play.next && 'text' in play.next) return { status: play.next.status, body: play.next.text };
    if (play.next) return refuse(play.next.infocode, 'DAILY_QUERY_OVER_LIMIT');
    asked.push(query);
    return json({ status: '1', info: 'OK', infocode: '10000', count: String(tips.length), tips });
  });
  const play: AmapStandIn = { ...service, asked, next: undefined };
  return play;
}

/** MD5 over `name=value` of all parameters but `sig`, in the order of their names, with the private key behind them. */
const signatureOf = (query: Record<string, string>, secret: string): string =>
  createHash('md5')
    .update(
      Object.keys(query)
        .sort()
        .map((name) => `${name}=${query[name]}`)
        .join('&') + secret,
    )
    .digest('hex');

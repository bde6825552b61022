import { createHash } from 'node:crypto';
import { AddressesUnavailable, type AddressProvider, type AddressQuery, SUGGESTIONS_MAX } from './port.ts';

export interface AmapOptions {
  endpoint: string;
  key: string;
  /** Private key of the digital signature; without it calls go unsigned, as the console of the service allows. */
  secret?: string | undefined;
  /** Milliseconds to wait for a response; 1,500 unless told, since a person is typing. */
  timeout?: number;
}

/** Amap 输入提示 (Web service API v3, `assistant/inputtips`), limited to the city. */
export function amapAddresses({ endpoint, key, secret, timeout = 1_500 }: AmapOptions): AddressProvider {
  return {
    async suggest(query) {
      const response = await fetch(`${endpoint}/v3/assistant/inputtips?${signedQuery(query, key, secret)}`, {
        signal: AbortSignal.timeout(timeout),
      }).catch(() => undefined);
      if (!response?.ok) throw new AddressesUnavailable(String(response?.status ?? 'no response'));
      const reply = (await response.json().catch(() => ({}))) as Reply;
      if (reply.status !== '1') throw new AddressesUnavailable(reply.infocode ?? 'unreadable');
      return (reply.tips ?? []).map(suggestionOf).slice(0, SUGGESTIONS_MAX);
    },
  };
}

interface Reply {
  /** `1` for success. */
  status?: string;
  infocode?: string;
  tips?: Tip[];
}

/** What the service has no value for is an empty list. */
interface Tip {
  name: string;
  address: string | [];
  district: string | [];
}

/** 数字签名: MD5 over the parameters in the order of their names, not encoded, with the private key behind them. */
function signedQuery({ city, words }: AddressQuery, key: string, secret: string | undefined): URLSearchParams {
  const parameters = Object.entries({ city, citylimit: 'true', datatype: 'all', key, keywords: words });
  const query = new URLSearchParams(parameters);
  if (secret === undefined) return query;
  const text = parameters.map(([name, value]) => `${name}=${value}`).join('&');
  query.set(
    'sig',
    createHash('md5')
      .update(text + secret)
      .digest('hex'),
  );
  return query;
}

/** A place is written as street and name; `district` comes as `浙江省杭州市余杭区`, of which the last part is wanted. */
function suggestionOf({ name, address, district }: Tip) {
  const street = typeof address === 'string' ? address : '';
  const area = typeof district === 'string' ? (district.match(/(?:市|州|盟|地区)([^市州盟]+)$/u)?.[1] ?? '') : '';
  return { address: `${area}${street}${street.endsWith(name) ? '' : name}`, district: area };
}

import { createHash, createHmac } from 'node:crypto';
import type { SeenRequest } from './http-stand-in.ts';

export interface AwsKey {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const UNSIGNED = 'UNSIGNED-PAYLOAD';
const ALGORITHM = 'AWS4-HMAC-SHA256';
/** Clocks may differ by so much (S3: RequestTimeTooSkewed). */
const SKEW = 15 * 60_000;

/**
 * Checks an AWS Signature Version 4 of S3, in headers or in a presigned query, from the request alone ("Authenticating
 * Requests (AWS Signature Version 4)", Amazon S3 API Reference).
 * @returns the code of S3's refusal, or undefined when the request is rightly signed
 */
export function refusalOfSignature(request: SeenRequest, key: AwsKey, now: Date): string | undefined {
  const query = queryOf(request.target);
  const presigned = query.some(([name]) => name === 'X-Amz-Signature');
  return presigned ? refusalOfQuery(request, query, key, now) : refusalOfHeaders(request, query, key, now);
}

function refusalOfHeaders(request: SeenRequest, query: Pair[], key: AwsKey, now: Date): string | undefined {
  const match = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  if (!match) return 'AccessDenied';
  const [, credential = '', signedHeaders = '', signature = ''] = match;
  const { 'x-amz-date': date = '', 'x-amz-content-sha256': payload = '' } = request.headers;
  if (Math.abs(instant(date) - now.getTime()) > SKEW) return 'RequestTimeTooSkewed';
  if (payload !== UNSIGNED && payload !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';
  const unsigned = Object.keys(request.headers).filter(
    (name) => (name === 'host' || name.startsWith('x-amz-')) && !signedHeaders.split(';').includes(name),
  );
  if (unsigned.length > 0) return 'AccessDenied';
  const expected = sign(request, { query, credential, signedHeaders, date, payload }, key);
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}

function refusalOfQuery(request: SeenRequest, query: Pair[], key: AwsKey, now: Date): string | undefined {
  const given = Object.fromEntries(query.map(([name, value]) => [name, decodeURIComponent(value)]));
  const date = given['X-Amz-Date'] ?? '';
  const seconds = Number(given['X-Amz-Expires']);
  if (given['X-Amz-Algorithm'] !== ALGORITHM || !(seconds >= 1 && seconds <= 604_800))
    return 'AuthorizationQueryParametersError';
  if (now.getTime() > instant(date) + seconds * 1000) return 'AccessDenied';
  const expected = sign(
    request,
    {
      query: query.filter(([name]) => name !== 'X-Amz-Signature'),
      credential: given['X-Amz-Credential'] ?? '',
      signedHeaders: given['X-Amz-SignedHeaders'] ?? '',
      date,
      payload: UNSIGNED,
    },
    key,
  );
  return expected === given['X-Amz-Signature'] ? undefined : 'SignatureDoesNotMatch';
}

/** A query parameter as it was sent: still encoded. */
type Pair = [name: string, value: string];

interface Claim {
  query: Pair[];
  credential: string;
  signedHeaders: string;
  date: string;
  payload: string;
}

function sign(request: SeenRequest, claim: Claim, key: AwsKey): string | undefined {
  const day = claim.date.slice(0, 8);
  const scope = `${day}/${key.region}/s3/aws4_request`;
  if (claim.credential !== `${key.accessKeyId}/${scope}`) return undefined;
  const canonicalRequest = [
    request.method,
    // S3 signs the path as it was sent; it is not encoded a second time.
    request.target.split('?')[0],
    claim.query
      .map(([name, value]) => `${strictly(name)}=${strictly(value)}`)
      .sort()
      .join('&'),
    ...claim.signedHeaders.split(';').map((name) => `${name}:${(request.headers[name] ?? '').trim()}`),
    '',
    claim.signedHeaders,
    claim.payload,
  ].join('\n');
  const toSign = [ALGORITHM, claim.date, scope, sha256(canonicalRequest)].join('\n');
  const signingKey = [day, key.region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${key.secretAccessKey}`,
  );
  return createHmac('sha256', signingKey).update(toSign).digest('hex');
}

function queryOf(target: string): Pair[] {
  const text = target.split('?')[1] ?? '';
  return text.split('&').flatMap((pair): Pair[] => {
    const [name = '', value = ''] = pair.split('=');
    return pair === '' ? [] : [[name, value]];
  });
}

/** Everything but the unreserved characters of RFC 3986 is encoded, also what the sender left as it was. */
const strictly = (text: string): string =>
  encodeURIComponent(decodeURIComponent(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** `20130524T000000Z` in milliseconds since 1970. */
const instant = (date: string): number =>
  Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

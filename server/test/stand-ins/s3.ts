import { type AwsKey, refusalOfSignature } from './aws-signature.ts';
import { playService, type SeenRequest, type StandIn, type StandInResponse } from './http-stand-in.ts';

export interface S3StandIn extends StandIn {
  /** The service's own clock; set it forward to let addresses expire. */
  now: Date | undefined;
  objects: Map<string, { bytes: Buffer; type: string }>;
}

/** An S3 store with one bucket that takes no request without a right AWS Signature V4. */
export async function playS3(key: AwsKey, bucket: string): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const service = await playService((request) => {
    const refusal = refusalOfSignature(request, key, play.now ?? new Date());
    return refusal ? problem(403, refusal) : handle(request, bucket, objects);
  });
  const play: S3StandIn = { ...service, objects, now: undefined };
  return play;
}

function handle({ method, target, headers, body }: SeenRequest, bucket: string, objects: S3StandIn['objects']) {
  const url = new URL(target, 'http://s3');
  const path = decodeURIComponent(url.pathname);
  if (!path.startsWith(`/${bucket}/`)) return problem(404, 'NoSuchBucket');
  const name = path.slice(bucket.length + 2);
  if (method === 'PUT') {
    objects.set(name, { bytes: body, type: headers['content-type'] ?? '' });
    return { status: 200, headers: { etag: '"1"' } };
  }
  if (method === 'DELETE') {
    objects.delete(name);
    return { status: 204 };
  }
  const object = objects.get(name);
  if (method !== 'GET') return problem(405, 'MethodNotAllowed');
  if (!object) return problem(404, 'NoSuchKey');
  const disposition = url.searchParams.get('response-content-disposition');
  return {
    status: 200,
    headers: {
      'content-type': url.searchParams.get('response-content-type') ?? object.type,
      ...(disposition ? { 'content-disposition': disposition } : {}),
    },
    body: object.bytes,
  };
}

const problem = (status: number, code: string): StandInResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

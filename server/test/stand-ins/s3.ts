import { type AwsKey, refusalOfSignature } from './aws-signature.ts';
import { playService, type SeenRequest, type StandIn, type StandInResponse } from './http-stand-in.ts';

export interface S3StandIn extends StandIn {
  /** The service's own clock; set it forward to let addresses expire. */
  now: Date | undefined;
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** Large objects whose parts are still coming, by their upload. */
  uploads: Map<string, Upload>;
}

interface Upload {
  type: string;
  parts: Map<number, Buffer>;
}

/** Smallest part of a large object but for the last one. */
const MIN_PART = 5 * 1024 * 1024;

/** An S3 store with one bucket that takes no request without a right AWS Signature V4. */
export async function playS3(key: AwsKey, bucket: string): Promise<S3StandIn> {
  const objects: S3StandIn['objects'] = new Map();
  const uploads: S3StandIn['uploads'] = new Map();
  const service = await playService((request) => {
    const refusal = refusalOfSignature(request, key, play.now ?? new Date());
    return refusal ? problem(403, refusal) : handle(request, bucket, { objects, uploads });
  });
  const play: S3StandIn = { ...service, objects, uploads, now: undefined };
  return play;
}

type Kept = Pick<S3StandIn, 'objects' | 'uploads'>;

function handle(request: SeenRequest, bucket: string, kept: Kept) {
  const { method, target, headers, body } = request;
  const { objects } = kept;
  const url = new URL(target, 'http://s3');
  const path = decodeURIComponent(url.pathname);
  if (!path.startsWith(`/${bucket}/`)) return problem(404, 'NoSuchBucket');
  const name = path.slice(bucket.length + 2);
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
    return handleUpload(request, url.searchParams, name, kept);
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
      'content-length': String(object.bytes.length),
      ...(disposition ? { 'content-disposition': disposition } : {}),
    },
    body: object.bytes,
  };
}

/** The four requests of a multipart upload: begun, a part, made whole, given up. */
function handleUpload({ method, headers, body }: SeenRequest, query: URLSearchParams, name: string, kept: Kept) {
  if (query.has('uploads')) {
    const id = `upload-${kept.uploads.size + 1}-${Date.now()}`;
    kept.uploads.set(id, { type: headers['content-type'] ?? '', parts: new Map() });
    return xml(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
  }
  const id = query.get('uploadId') ?? '';
  const upload = kept.uploads.get(id);
  if (!upload) return problem(404, 'NoSuchUpload');
  if (method === 'PUT') {
    const part = Number(query.get('partNumber'));
    upload.parts.set(part, body);
    return { status: 200, headers: { etag: `"part-${part}"` } };
  }
  if (method === 'DELETE') {
    kept.uploads.delete(id);
    return { status: 204 };
  }
  const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/g)].map((match) => Number(match[1]));
  const parts = named.map((part) => upload.parts.get(part));
  if (parts.some((part, index) => !part || (index < parts.length - 1 && part.length < MIN_PART)))
    return problem(400, parts.includes(undefined) ? 'InvalidPart' : 'EntityTooSmall');
  kept.objects.set(name, { bytes: Buffer.concat(parts.filter((part) => part !== undefined)), type: upload.type });
  kept.uploads.delete(id);
  return xml('<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>');
}

const xml = (body: string): StandInResponse => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>${body}`,
});

const problem = (status: number, code: string): StandInResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

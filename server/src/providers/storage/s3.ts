import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { asDownload, safeKey } from './keys.ts';
import { ObjectMissing, type StorageProvider } from './port.ts';

/** Bytes of a part of a large object; stores take none below 5 MiB but the last one. */
const PART_BYTES = 8 * 1024 * 1024;

export interface S3Options {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Keeps files in an S3-compatible store. */
export function s3Storage(options: S3Options): StorageProvider {
  const client = new S3Client({
    endpoint: options.endpoint,
    region: options.region,
    // Names of buckets as paths work with every compatible store, names as hosts do not.
    forcePathStyle: true,
    credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: options.bucket, Key: safeKey(key) });
  const getObject = async (key: string) => {
    const { Body, ContentLength } = await client.send(new GetObjectCommand(at(key))).catch((error: unknown) => {
      throw error instanceof NoSuchKey ? new ObjectMissing(key) : error;
    });
    if (!Body) throw new ObjectMissing(key);
    return { Body, ContentLength };
  };
  return {
    async put(key, object) {
      await client.send(new PutObjectCommand({ ...at(key), Body: object.bytes, ContentType: object.type }));
    },
    putStream: (key, { pieces, type }) => putParts(client, { ...at(key), ContentType: type }, pieces),
    async get(key) {
      const { Body } = await getObject(key);
      return Buffer.from(await Body.transformToByteArray());
    },
    async getStream(key) {
      const { Body, ContentLength = 0 } = await getObject(key);
      if (!(Body instanceof Readable)) throw new Error('The store answers with no stream');
      return { size: ContentLength, stream: Body };
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
    async signedUrl(key, { name, type, seconds }) {
      const expiresAt = new Date(Date.now() + seconds * 1000);
      const command = new GetObjectCommand({
        ...at(key),
        ResponseContentType: type,
        ResponseContentDisposition: asDownload(name),
      });
      return { url: await getSignedUrl(client, command, { expiresIn: seconds }), expiresAt };
    },
  };
}

interface Target {
  Bucket: string;
  Key: string;
  ContentType: string;
}

/** Sends parts one after another, each signed as a whole; what breaks off is given up in the store too. */
async function putParts(
  client: S3Client,
  { ContentType, ...at }: Target,
  pieces: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...at, ContentType }));
  const upload = { ...at, UploadId };
  let size = 0;
  const parts: { PartNumber: number; ETag: string | undefined }[] = [];
  try {
    for await (const Body of inParts(pieces)) {
      const PartNumber = parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      parts.push({ PartNumber, ETag });
      size += Body.length;
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }));
    return size;
  } catch (error) {
    // The store throws away by its own rules what is not given up; the first error is the one to tell.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

/** Pieces joined to parts of one size, the last one shorter; at least one part. */
async function* inParts(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let bytes = 0;
  let sent = false;
  for await (const piece of pieces) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < PART_BYTES) continue;
    const whole = Buffer.concat(held);
    const end = whole.length - (whole.length % PART_BYTES);
    for (let start = 0; start < end; start += PART_BYTES) yield whole.subarray(start, start + PART_BYTES);
    held = [whole.subarray(end)];
    bytes = whole.length - end;
    sent = true;
  }
  if (bytes > 0 || !sent) yield Buffer.concat(held);
}

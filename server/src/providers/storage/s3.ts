import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { asDownload, safeKey } from './keys.ts';
import { ObjectMissing, type StorageProvider } from './port.ts';

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
  return {
    async put(key, object) {
      await client.send(new PutObjectCommand({ ...at(key), Body: object.bytes, ContentType: object.type }));
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        if (!Body) throw new ObjectMissing(key);
        return Buffer.from(await Body.transformToByteArray());
      } catch (error) {
        throw error instanceof NoSuchKey ? new ObjectMissing(key) : error;
      }
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

import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { refusalOfSignature } from '../../../test/stand-ins/aws-signature.ts';
import { playS3 } from '../../../test/stand-ins/s3.ts';
import { handleErrors } from '../../http/errors.ts';
import { serveFiles } from '../../http/files.ts';
import type { Services } from '../../services.ts';
import { folderStorage, sweepParts } from './folder.ts';
import { ObjectMissing, type StorageProvider } from './port.ts';
import { s3Storage } from './s3.ts';

interface Arrangement {
  storage: StorageProvider;
  /** How much the store keeps of what never became an object. */
  leftovers(): Promise<number>;
  /** Opens an address as a browser would, so many seconds from now. */
  open(url: string, secondsLater?: number): Promise<Response>;
  close(): Promise<void>;
}

const key = { accessKeyId: 'AKIDQINGHE', secretAccessKey: 'k7N+/secret', region: 'cn-east-1' };

async function onS3(): Promise<Arrangement> {
  const service = await playS3(key, 'cvs');
  return {
    storage: s3Storage({ endpoint: service.url, bucket: 'cvs', ...key }),
    async open(url, secondsLater = 0) {
      service.now = new Date(Date.now() + secondsLater * 1000);
      return fetch(url).finally(() => {
        service.now = undefined;
      });
    },
    leftovers: async () => service.uploads.size,
    close: service.close,
  };
}

async function onFolder(): Promise<Arrangement> {
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-storage-'));
  const secret = 'a secret of this test';
  let later = 0;
  const storage = folderStorage(folder, secret);
  const app = Fastify();
  handleErrors(app);
  serveFiles(app, { storage, signingSecret: secret, clock: () => new Date(Date.now() + later) } as Services);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    storage,
    open(url, secondsLater = 0) {
      later = secondsLater * 1000;
      return fetch(new URL(url, address));
    },
    leftovers: async () => (await readdir(join(folder, '.parts'))).length,
    async close() {
      const stopped = once(app.server, 'close');
      await app.close();
      await stopped;
      await rm(folder, { recursive: true });
    },
  };
}

const megabyte = (index: number) => Buffer.alloc(1024 * 1024, index + 1);
const bytes = Buffer.from([0, 255, 13, 10, 128, ...Buffer.from('简历')]);
const download = { name: '林晓 "CV" (终版).pdf', type: 'application/pdf', seconds: 60 };

describe.each([
  ['folder', onFolder],
  ['S3', onS3],
])('storage in %s', async (_name, arrange) => {
  const { storage, leftovers, open, close } = await arrange();
  afterAll(async () => {
    expect(await leftovers()).toBe(0);
    await close();
  });

  it.each([
    ['no byte', 0],
    ['a few', 3],
    ['a part to the byte', 8],
    ['several parts', 21],
  ])('puts a stream and gives it back piece by piece: %s', async (_size, megabytes) => {
    const whole = Buffer.concat(Array.from({ length: megabytes }, (_, index) => megabyte(index)));
    // Pieces that fit no part.
    const pieces = (async function* () {
      for (let start = 0; start < whole.length; start += 700_001) yield whole.subarray(start, start + 700_001);
    })();
    expect(await storage.putStream('company/export/large', { pieces, type: 'application/zip' })).toBe(whole.length);
    expect((await storage.get('company/export/large')).equals(whole)).toBe(true);
    const { size, stream } = await storage.getStream('company/export/large');
    expect(size).toBe(whole.length);
    expect(Buffer.concat(await stream.toArray()).equals(whole)).toBe(true);
  });

  it('leaves nothing of a stream that breaks off, and what stood there before', async () => {
    const pieces = async function* () {
      for (let index = 0; index < 10; index += 1) yield megabyte(index);
      throw new Error('the reader died');
    };
    await storage.put('company/export/older', { bytes, type: 'application/zip' });
    for (const place of ['company/export/broken', 'company/export/older'])
      await expect(storage.putStream(place, { pieces: pieces(), type: 'application/zip' })).rejects.toThrow('died');
    await expect(storage.get('company/export/broken')).rejects.toBeInstanceOf(ObjectMissing);
    expect(await storage.get('company/export/older')).toEqual(bytes);
    expect(await leftovers()).toBe(0);
  });

  it('gives back the bytes that were put, and the newest where a key is put twice', async () => {
    await storage.put('company/cv/one', { bytes: Buffer.from('first'), type: 'text/plain' });
    await storage.put('company/cv/one', { bytes, type: 'application/pdf' });
    expect(await storage.get('company/cv/one')).toEqual(bytes);
  });

  it('says that an object is missing: never put, removed, or only a part of a longer key', async () => {
    await storage.put('company/cv/removed', { bytes, type: 'application/pdf' });
    await storage.remove('company/cv/removed');
    for (const missing of ['company/cv/removed', 'company/cv/never', 'company/cv', 'company/cv/one/more'])
      for (const get of [storage.get, storage.getStream])
        await expect(get(missing)).rejects.toBeInstanceOf(ObjectMissing);
  });

  it('removes what is not there without complaint', async () => {
    await expect(storage.remove('company/cv/never')).resolves.toBeUndefined();
  });

  it('opens a signed address as a download with the name and type that were signed', async () => {
    await storage.put('company/cv/one', { bytes, type: 'application/octet-stream' });
    const before = Date.now();
    const { url, expiresAt } = await storage.signedUrl('company/cv/one', download);
    const response = await open(url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''%E6%9E%97%E6%99%93%20%22CV%22%20%28%E7%BB%88%E7%89%88%29.pdf`,
    );
    expect(expiresAt.getTime()).toBeGreaterThanOrEqual(before + 60_000);
    expect(expiresAt.getTime()).toBeLessThanOrEqual(Date.now() + 60_000);
  });

  it('opens a signed address until it expires and not after', async () => {
    const { url } = await storage.signedUrl('company/cv/one', download);
    expect((await open(url, 50)).status).toBe(200);
    expect((await open(url, 62)).status).toBe(403);
  });

  it('refuses an address where anything was altered', async () => {
    await storage.put('company/cv/two', { bytes, type: 'application/pdf' });
    const { url } = await storage.signedUrl('company/cv/one', download);
    expect((await open(url.replace('cv/one', 'cv/two'))).status).toBe(403);
    const query = new URL(url, 'http://here').searchParams;
    for (const [name, value] of query) {
      const changed = new URL(url, 'http://here');
      changed.searchParams.set(name, /^\d+$/.test(value) ? String(Number(value) + 1) : `${value}x`);
      const target = url.startsWith('http') ? changed.href : `${changed.pathname}${changed.search}`;
      expect((await open(target)).status, `${name} altered`).toBeGreaterThanOrEqual(400);
    }
    expect((await open(url.split('?')[0] ?? '')).status).toBe(403);
  });

  it('answers 404 under the signed address of an object that is gone', async () => {
    const { url } = await storage.signedUrl('company/cv/never', download);
    expect((await open(url)).status).toBe(404);
  });

  it('refuses keys that are not of our making before they reach the store', async () => {
    const hostile = ['', '/etc/passwd', '../one', 'a/../one', 'a//b', 'a/./b', 'a\0b', 'a\\b', 'a b', '.hidden', 'a?b'];
    const anything = fc.sample(fc.string({ unit: 'binary' }), 40).filter((text) => !/^[\w./-]*$/.test(text));
    for (const bad of [...hostile, '简历', ...anything]) {
      const refused = expect.objectContaining({ message: 'Not a storage key' });
      await expect(storage.put(bad, { bytes, type: 'text/plain' })).rejects.toEqual(refused);
      await expect(storage.get(bad)).rejects.toEqual(refused);
      await expect(storage.getStream(bad)).rejects.toEqual(refused);
      await expect(storage.remove(bad)).rejects.toEqual(refused);
      await expect(storage.signedUrl(bad, download)).rejects.toEqual(refused);
    }
  });
});

it('keeps files in a folder for their own user alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-storage-'));
  const before = process.umask(0);
  try {
    await folderStorage(folder, 'secret').put('company/cv/one', { bytes, type: 'application/pdf' });
  } finally {
    process.umask(before);
  }
  const modeOf = async (path: string) => ((await stat(join(folder, path))).mode & 0o777).toString(8);
  expect(await Promise.all(['company', 'company/cv', 'company/cv/one'].map(modeOf))).toEqual(['700', '700', '600']);
  await rm(folder, { recursive: true });
});

it('clears away what was being written when a server was killed, and nothing that may still be written', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'qinghe-storage-'));
  await sweepParts(folder, new Date());
  await folderStorage(folder, 'secret').put('company/cv/one', { bytes, type: 'application/pdf' });
  for (const name of ['old', 'fresh']) await writeFile(join(folder, '.parts', name), bytes);
  const dayAgo = Date.now() / 1000 - 86_401;
  await utimes(join(folder, '.parts', 'old'), dayAgo, dayAgo);
  await sweepParts(folder, new Date());
  expect(await readdir(join(folder, '.parts'))).toEqual(['fresh']);
  expect(await readdir(join(folder, 'company/cv'))).toEqual(['one']);
  await rm(folder, { recursive: true });
});

describe('the S3 stand-in', () => {
  // "Authenticating Requests: Using Query Parameters (AWS Signature Version 4)", Amazon S3 API Reference, the example.
  const example = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const request = {
    method: 'GET',
    target:
      '/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    headers: { host: 'examplebucket.s3.amazonaws.com' },
    body: Buffer.alloc(0),
  };

  it("knows Amazon's own example as rightly signed", () => {
    expect(refusalOfSignature(request, example, new Date('2013-05-24T12:00:00Z'))).toBeUndefined();
  });

  it('refuses it a day later, altered, and under another secret', () => {
    const now = new Date('2013-05-24T12:00:00Z');
    expect(refusalOfSignature(request, example, new Date('2013-05-25T00:00:01Z'))).toBe('AccessDenied');
    const altered = { ...request, target: request.target.replace('test', 'best') };
    expect(refusalOfSignature(altered, example, now)).toBe('SignatureDoesNotMatch');
    expect(refusalOfSignature(request, { ...example, secretAccessKey: 'x' }, now)).toBe('SignatureDoesNotMatch');
  });

  it('turns away a client with the wrong secret', async () => {
    const service = await playS3(key, 'cvs');
    const stranger = s3Storage({ endpoint: service.url, bucket: 'cvs', ...key, secretAccessKey: 'guessed' });
    await expect(stranger.put('a', { bytes, type: 'text/plain' })).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    await expect(stranger.get('a')).rejects.not.toBeInstanceOf(ObjectMissing);
    expect(service.objects.size).toBe(0);
    await service.close();
  });
});

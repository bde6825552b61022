import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isSafeKey, safeKey } from './keys.ts';
import { type DownloadOptions, ObjectMissing, type StorageProvider } from './port.ts';

/** Path under which the web server hands out files of the folder store. */
export const FILES_PATH = '/files/';

/** CVs are for the server's own user alone. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Beside the objects, where no key leads: what is being written. */
const PARTS = '.parts';
/** Nobody writes for so long, in milliseconds. */
const PART_LIFE = 24 * 3_600_000;

/** Removes what was being written when a server was killed, a day ago and more. Safe to run while others write. */
export async function sweepParts(folder: string, now: Date): Promise<void> {
  const names = await readdir(join(folder, PARTS)).catch(() => []);
  for (const name of names) {
    const path = join(folder, PARTS, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < now.getTime() - PART_LIFE) await rm(path, { force: true });
  }
}

/**
 * Keeps files in a folder; `secret` signs the addresses that `openSignedUrl` checks, which end by `clock`: that of whoever
 * checks them.
 */
export function folderStorage(folder: string, secret: string, clock = () => new Date()): StorageProvider {
  return {
    async put(key, { bytes }) {
      await writeBeside(folder, safeKey(key), (part) => writeFile(part, bytes, { mode: FILE_MODE }));
    },
    putStream: (key, { pieces }) =>
      writeBeside(folder, safeKey(key), async (part) => {
        const file = createWriteStream(part, { mode: FILE_MODE });
        await pipeline(pieces, file);
        return file.bytesWritten;
      }),
    async get(key) {
      return readFile(join(folder, safeKey(key))).catch(sayMissing(key));
    },
    async getStream(key) {
      const file = await open(join(folder, safeKey(key))).catch(sayMissing(key));
      const stats = await file.stat();
      if (stats.isFile()) return { size: stats.size, stream: file.createReadStream() };
      await file.close();
      throw new ObjectMissing(key);
    },
    async remove(key) {
      await rm(join(folder, safeKey(key)), { force: true });
    },
    async signedUrl(key, options) {
      const expiresAt = new Date(clock().getTime() + options.seconds * 1000);
      const query = new URLSearchParams({
        name: options.name,
        type: options.type,
        expires: String(expiresAt.getTime()),
      });
      query.set('signature', sign(secret, safeKey(key), options, query.get('expires') ?? ''));
      return { url: `${FILES_PATH}${key}?${query}`, expiresAt };
    },
  };
}

/**
 * Written beside and renamed, so that a crash never leaves half a file under the name; under a name of its own, so that two
 * who write the same key at once do not write into each other.
 */
async function writeBeside<T>(folder: string, key: string, write: (part: string) => Promise<T>): Promise<T> {
  const path = join(folder, key);
  const part = join(folder, PARTS, randomUUID());
  for (const one of [path, part]) await mkdir(dirname(one), { recursive: true, mode: FOLDER_MODE });
  try {
    const written = await write(part);
    await rename(part, path);
    return written;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** A key is missing too where only longer keys begin with it, or where a shorter one is a file. */
const sayMissing = (key: string) => (error: NodeJS.ErrnoException) => {
  throw ['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code ?? '') ? new ObjectMissing(key) : error;
};

/** Checks an address made by `signedUrl`. @returns what to send, or undefined when it is forged or has expired */
export function openSignedUrl(
  secret: string,
  key: string,
  query: Record<string, unknown>,
  now: Date,
): { name: string; type: string } | undefined {
  const { name, type, expires, signature } = query;
  if (
    typeof name !== 'string' ||
    typeof type !== 'string' ||
    typeof expires !== 'string' ||
    typeof signature !== 'string'
  )
    return undefined;
  if (!/^\d{13}$/.test(expires) || Number(expires) < now.getTime() || !isSafeKey(key)) return undefined;
  const expected = Buffer.from(sign(secret, key, { name, type }, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { name, type } : undefined;
}

const sign = (
  secret: string,
  key: string,
  { name, type }: Pick<DownloadOptions, 'name' | 'type'>,
  expires: string,
): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([key, name, type, expires]))
    .digest('base64url');

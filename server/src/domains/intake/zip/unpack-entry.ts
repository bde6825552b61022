import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { MAX_CV_BYTES } from '@qinghe/contract/files/endpoints.ts';
import { type CvFileReason, MAX_RATIO } from '@qinghe/contract/intake/cv-imports.ts';
import type { Archive, ZipEntry } from './archive.ts';

const inflate = promisify(inflateRaw);

const LOCAL_BYTES = 30;
const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;
/** Below this much nothing is a bomb: a small text packs well. */
const HARMLESS_BYTES = 1024 * 1024;

/** Why a file of an archive is not unpacked, as far as the archive itself says; undefined where it is tried. */
export function refusalOfEntry({ isLocked, isLink, method, size, packed }: ZipEntry): CvFileReason | undefined {
  if (isLink) return 'link';
  if (isLocked) return 'locked';
  if (size === 0) return 'empty';
  if (size > HARMLESS_BYTES && size > packed * MAX_RATIO) return 'ratio';
  if (size > MAX_CV_BYTES || packed > MAX_CV_BYTES) return 'tooLarge';
  if (method !== STORED && method !== DEFLATED) return 'damaged';
  return undefined;
}

/**
 * The bytes of one file of an archive, which are never more than it says of itself.
 * @returns the reason where it does not hold what it says
 */
export async function unpackEntry(archive: Archive, entry: ZipEntry): Promise<Buffer | CvFileReason> {
  const head = await archive.read(entry.start, LOCAL_BYTES);
  if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) return 'damaged';
  const start = entry.start + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = await archive.read(start, entry.packed);
  if (packed.length !== entry.packed) return 'damaged';
  const bytes = entry.method === STORED ? packed : await inflated(packed, entry.size);
  return bytes?.length === entry.size && crc32(bytes) === entry.crc ? bytes : 'damaged';
}

/** Undefined for what is broken, and for what goes on beyond its size: it is stopped there. */
const inflated = (packed: Buffer, size: number): Promise<Buffer | undefined> =>
  inflate(packed, { maxOutputLength: size }).catch(() => undefined);

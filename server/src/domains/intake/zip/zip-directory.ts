import { MAX_UNPACKED_BYTES } from '@qinghe/contract/intake/cv-imports.ts';
import type { Archive, ZipEntry } from './archive.ts';
import { nameOf } from './entry-name.ts';
import { type DirectoryPlace, isElsewhere, readEnd64, widened } from './zip64.ts';

/** Why the directory of an archive is not gone through. */
export class BadArchive extends Error {
  readonly reason: 'damaged' | 'unpackedTooLarge' | 'tooMany';
  constructor(reason: BadArchive['reason']) {
    super(`Archive refused: ${reason}`);
    this.reason = reason;
  }
}

/** Of all kinds, folders and what systems leave too: who has more of them packs no CVs. */
const MAX_ENTRIES = 10_000;
/** Eight hundred for each of them: a directory lies in memory as a whole, whatever length the archive says it has. */
export const MAX_DIRECTORY_BYTES = 8_000_000;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCKED = 0x1;
const SAYS_UTF8 = 0x800;
const LINK = 0o120000;
const FILE_TYPE = 0o170000;

/**
 * All that an archive says it holds, in its order.
 * @throws BadArchive cut off, over several disks, with entries that share their bytes, or too much of anything
 */
export async function readDirectory(archive: Archive): Promise<ZipEntry[]> {
  const { count, start, length } = await findEnd(archive);
  if (count > MAX_ENTRIES || length > MAX_DIRECTORY_BYTES) throw new BadArchive('tooMany');
  const directory = await archive.read(start, length);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY) throw new BadArchive('damaged');
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const end = at + ENTRY_BYTES + (nameLength ?? 0);
    const extra = directory.subarray(end, end + (extraLength ?? 0));
    const entry = end > directory.length ? undefined : widened(entryOf(directory.subarray(at, end)), extra);
    if (entry === undefined) throw new BadArchive('damaged');
    entries.push(entry);
    at = end + (extraLength ?? 0) + (commentLength ?? 0);
  }
  requireHonest(entries, start);
  return entries;
}

async function findEnd(archive: Archive): Promise<DirectoryPlace> {
  const { size, read } = archive;
  const from = Math.max(0, size - END_BYTES - MAX_COMMENT);
  const tail = await read(from, size - from);
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== END) continue;
    const place = placeIn(tail.subarray(at));
    const found = place && isElsewhere(place) ? await readEnd64(archive, from + at) : place;
    if (found && found.start + found.length <= from + at) return found;
  }
  throw new BadArchive('damaged');
}

/** What the plain end says; undefined where the archive lies on several disks. */
function placeIn(end: Buffer): DirectoryPlace | undefined {
  const [disk, ofDirectory, onDisk, count] = [4, 6, 8, 10].map((place) => end.readUInt16LE(place)) as Four;
  // ZIP64 says of its only disk too that it stands elsewhere.
  if (![0, 0xffff].includes(disk) || disk !== ofDirectory || onDisk !== count) return undefined;
  return { count, length: end.readUInt32LE(12), start: end.readUInt32LE(16) };
}

type Four = [number, number, number, number];

function entryOf(bytes: Buffer): ZipEntry {
  const flags = bytes.readUInt16LE(8);
  return {
    name: nameOf(bytes.subarray(ENTRY_BYTES), (flags & SAYS_UTF8) !== 0),
    start: bytes.readUInt32LE(42),
    method: bytes.readUInt16LE(10),
    packed: bytes.readUInt32LE(20),
    size: bytes.readUInt32LE(24),
    crc: bytes.readUInt32LE(16),
    isLocked: (flags & LOCKED) !== 0,
    isLink: ((bytes.readUInt32LE(38) >>> 16) & FILE_TYPE) === LINK,
  };
}

/** Entries that lie over each other unpack to much from little. */
function requireHonest(entries: readonly ZipEntry[], directoryStart: number): void {
  const sum = (value: (entry: ZipEntry) => number) => entries.reduce((total, entry) => total + value(entry), 0);
  if (sum(({ packed }) => packed) > directoryStart) throw new BadArchive('damaged');
  if (sum(({ size }) => size) > MAX_UNPACKED_BYTES) throw new BadArchive('unpackedTooLarge');
}

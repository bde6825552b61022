import { Readable } from 'node:stream';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { CvUnreadable } from './cv-unreadable.ts';
import { textOfPage } from './word-format.ts';

/** Unpacked, a Word CV with pictures stays far below this; past it the file is made to harm. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;
/** Text parts are read into a tree many times their size. */
const MAX_PART_BYTES = 8 * 1024 * 1024;
const MAX_ENTRIES = 2_000;
/** Of a part that is read piece by piece, and takes time alone: a sheet of a million empty rows has 100 MB. */
const MAX_STREAMED_BYTES = 512 * 1024 * 1024;

export interface CheckedZip {
  names: string[];
  /** A part of text; null where there is none of this name. */
  part(name: string): string | null;
  bytes(name: string): Uint8Array | null;
  /** A part that is unpacked while it is read. Throws CvUnreadable: `damaged` or `too_large`. */
  pieces(name: string): AsyncIterable<Uint8Array>;
}

type Entry = { name: string; method: number; packed: number; unpacked: number; offset: number };

/**
 * Unpacks the entries of a ZIP for counting, with hard limits, and gives a reader for single parts. What a header claims
 * about sizes is not believed. `maxPart`: bytes of one part of text, unpacked; `streams`: parts that are left to `pieces`. Throws CvUnreadable: `damaged`, `encrypted` or `too_large`.
 */
export function checkedZip(
  bytes: Uint8Array,
  maxPart = MAX_PART_BYTES,
  streams: (name: string) => boolean = () => false,
): CheckedZip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = centralDirectory(view);
  let total = 0;
  const counted = entries.filter(({ name }) => !streams(name));
  for (const entry of counted) {
    total += entry.unpacked;
    if (total > MAX_UNPACKED_BYTES || (entry.name.endsWith('.xml') && entry.unpacked > maxPart))
      throw new CvUnreadable('too_large');
  }
  total = 0;
  for (const entry of counted) total += unpacked(view, entry, MAX_UNPACKED_BYTES - total, maxPart).byteLength;
  const read = (name: string, most: number) => {
    const entry = entries.find((candidate) => candidate.name === name);
    return entry ? unpacked(view, entry, most, maxPart) : null;
  };
  return {
    names: entries.map((entry) => entry.name),
    part(name) {
      const part = read(name, maxPart);
      return part && textOfPage(part);
    },
    bytes: (name) => read(name, MAX_UNPACKED_BYTES),
    pieces(name) {
      const entry = entries.find((candidate) => candidate.name === name);
      if (!entry) throw new CvUnreadable('damaged');
      return piecesOf(view, entry);
    },
  };
}

function centralDirectory(view: DataView): Entry[] {
  const end = endOfDirectory(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new CvUnreadable('too_large');
  let at = view.getUint32(end + 16, true);
  const entries: Entry[] = [];
  for (let number = 0; number < count; number++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) throw new CvUnreadable('damaged');
    if (view.getUint16(at + 8, true) & 1) throw new CvUnreadable('encrypted');
    const nameLength = view.getUint16(at + 28, true);
    if (at + 46 + nameLength > view.byteLength) throw new CvUnreadable('damaged');
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + at + 46, nameLength)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

function endOfDirectory(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 65_557; at--) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  throw new CvUnreadable('damaged');
}

async function* piecesOf(view: DataView, entry: Entry): AsyncGenerator<Uint8Array> {
  const packed = packedBytes(view, entry);
  if (entry.method === 0) return yield packed;
  let size = 0;
  try {
    for await (const piece of Readable.from([packed]).pipe(createInflateRaw())) {
      size += piece.length;
      if (size > MAX_STREAMED_BYTES) throw new CvUnreadable('too_large');
      yield piece;
    }
  } catch (error) {
    throw error instanceof CvUnreadable ? error : new CvUnreadable('damaged');
  }
}

function packedBytes(view: DataView, entry: Entry): Uint8Array {
  const { offset } = entry;
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== 0x04034b50) throw new CvUnreadable('damaged');
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + entry.packed > view.byteLength) throw new CvUnreadable('damaged');
  if (entry.method !== 0 && entry.method !== 8) throw new CvUnreadable('damaged');
  return new Uint8Array(view.buffer, view.byteOffset + start, entry.packed);
}

function unpacked(view: DataView, entry: Entry, limit: number, maxPart: number): Uint8Array {
  const packed = packedBytes(view, entry);
  if (entry.method === 0) return packed;
  const most = entry.name.endsWith('.xml') ? Math.min(limit, maxPart) : limit;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
  } catch (error) {
    const tooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new CvUnreadable(tooLarge ? 'too_large' : 'damaged');
  }
}

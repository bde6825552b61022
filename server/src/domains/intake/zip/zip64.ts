import type { Archive, ZipEntry } from './archive.ts';

/*
 * ZIP64 (APPNOTE.TXT 4.3.14, 4.3.15 and 4.5.3): the form of archives above 4 GB. Programs that do not know a length while
 * they write, and some always, take it for small ones too.
 */

/** A field of two or four bytes whose value stands elsewhere. */
const ELSEWHERE_16 = 0xffff;
const ELSEWHERE_32 = 0xffffffff;
const LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const END64 = 0x06064b50;
const END64_BYTES = 56;
const EXTRA64 = 0x0001;

/** Where the directory of an archive lies. */
export interface DirectoryPlace {
  count: number;
  start: number;
  length: number;
}

/** Whether the end of an archive says that a part of it stands in the end of ZIP64. */
export const isElsewhere = ({ count, start, length }: DirectoryPlace): boolean =>
  count === ELSEWHERE_16 || start === ELSEWHERE_32 || length === ELSEWHERE_32;

/**
 * The end of ZIP64, by the locator right before the plain end.
 * @param at where the plain end begins
 * @returns undefined where there is none, or it is broken
 */
export async function readEnd64({ read }: Archive, at: number): Promise<DirectoryPlace | undefined> {
  const locator = await read(Math.max(0, at - LOCATOR_BYTES), Math.min(at, LOCATOR_BYTES));
  if (locator.length < LOCATOR_BYTES || locator.readUInt32LE(0) !== LOCATOR) return undefined;
  const where = numberAt(locator, 8);
  if (locator.readUInt32LE(4) !== 0 || locator.readUInt32LE(16) !== 1 || where + END64_BYTES > at) return undefined;
  const end = await read(where, END64_BYTES);
  if (end.length < END64_BYTES || end.readUInt32LE(0) !== END64) return undefined;
  const [onDisk, count, length, start] = [24, 32, 40, 48].map((place) => numberAt(end, place)) as Four;
  const isWhole = end.readUInt32LE(16) === 0 && end.readUInt32LE(20) === 0 && onDisk === count;
  return isWhole && start + length <= where ? { count, start, length } : undefined;
}

type Four = [number, number, number, number];

/**
 * An entry with the sizes and the place that its extra field has instead of it, in this order and only those.
 * @returns undefined where one of them is missing
 */
export function widened(entry: ZipEntry, extra: Buffer): ZipEntry | undefined {
  const names = (['size', 'packed', 'start'] as const).filter((name) => entry[name] === ELSEWHERE_32);
  if (names.length === 0) return entry;
  const values = fieldOf(extra, EXTRA64);
  if (values === undefined || values.length < names.length * 8) return undefined;
  return { ...entry, ...Object.fromEntries(names.map((name, index) => [name, numberAt(values, index * 8)])) };
}

/** Content of an extra field. */
function fieldOf(extra: Buffer, id: number): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) === id && end <= extra.length) return extra.subarray(at + 4, end);
    at = end;
  }
  return undefined;
}

/** Eight bytes as a number; beyond 2⁵³ it is not exact, and too much in any case. */
const numberAt = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

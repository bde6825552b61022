import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, with what is wrong with it. */
export interface Packed {
  /** As text in UTF-8 without saying so, or as bytes in whatever code. */
  name: string | Uint8Array;
  bytes?: Uint8Array;
  /** Says that its name is UTF-8. */
  utf8?: boolean;
  locked?: boolean;
  /** A symbolic link of Unix. */
  link?: boolean;
  /** What it says of its size; true unless told. */
  size?: number;
  crc?: number;
  stored?: boolean;
  /** Its sizes and its place stand in a field of their own, and where the directory lies in the end of ZIP64. */
  zip64?: boolean;
}

/** An archive byte by byte, also one that no program would write. */
export function zipOf(...files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, bytes = Buffer.from('x'), utf8, locked, link, stored, zip64, ...says } of files) {
    const nameBytes = Buffer.from(name as Uint8Array);
    const data = stored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE((locked ? 1 : 0) | (utf8 ? 0x800 : 0), 2);
    head.writeUInt16LE(stored ? 0 : 8, 4);
    head.writeUInt32LE(says.crc ?? crc32(bytes), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(Math.min(says.size ?? bytes.length, 0xffffffff), 18);
    head.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, nameBytes, data]);
    const rest = Buffer.alloc(14);
    const extra = zip64 ? extra64(says.size ?? bytes.length, data.length, at) : Buffer.alloc(0);
    if (zip64) head.fill(0xff, 14, 22);
    head.writeUInt16LE(extra.length, 24);
    rest.writeUInt32LE(((link ? 0o120777 : 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(zip64 ? 0xffffffff : at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), head, rest, nameBytes, extra]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const wide = files.some(({ zip64 }) => zip64);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  if (wide) end.fill(0xff, 0, 16);
  const between = wide ? end64(files.length, directory.length, at) : Buffer.alloc(0);
  return Buffer.concat([...locals, directory, between, Buffer.from('PK\u0005\u0006'), end]);
}

/** The time of a file as Unix has it, then what ZIP64 says of it. */
function extra64(...values: number[]): Buffer {
  const wide = Buffer.alloc(4 + values.length * 8);
  wide.writeUInt16LE(1, 0);
  wide.writeUInt16LE(values.length * 8, 2);
  for (const [index, value] of values.entries()) wide.writeBigUInt64LE(BigInt(value), 4 + index * 8);
  return Buffer.concat([Buffer.from('5554050001aabbccdd', 'hex'), wide]);
}

/** The end of ZIP64 and its locator. */
function end64(count: number, length: number, start: number): Buffer {
  const end = Buffer.alloc(56);
  end.write('PK\u0006\u0006', 'latin1');
  end.writeUInt32LE(44, 4);
  for (const [place, value] of [
    [24, count],
    [32, count],
    [40, length],
    [48, start],
  ] as const)
    end.writeBigUInt64LE(BigInt(value), place);
  const locator = Buffer.alloc(20);
  locator.write('PK\u0006\u0007', 'latin1');
  locator.writeBigUInt64LE(BigInt(start + length), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([end, locator]);
}

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
}

/** An archive byte by byte, also one that no program would write. */
export function zipOf(...files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const { name, bytes = Buffer.from('x'), utf8, locked, link, stored, ...says } of files) {
    const nameBytes = Buffer.from(name as Uint8Array);
    const data = stored ? Buffer.from(bytes) : deflateRawSync(bytes);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE((locked ? 1 : 0) | (utf8 ? 0x800 : 0), 2);
    head.writeUInt16LE(stored ? 0 : 8, 4);
    head.writeUInt32LE(says.crc ?? crc32(bytes), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(says.size ?? bytes.length, 18);
    head.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, nameBytes, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((link ? 0o120777 : 0o100644) << 16) >>> 0, 6);
    rest.writeUInt32LE(at, 10);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), head, rest, nameBytes]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end]);
}

import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface ArchivedFile {
  name: string;
  bytes: Uint8Array;
  /** Made small already: stored as it is. */
  packed: boolean;
}

/** Bytes that are packed at a time: in between others have their turn. */
const PIECE = 256 * 1024;

/** A ZIP archive piece by piece, one file in memory at a time. Names that are not plain Latin are marked as UTF-8. */
export async function* archiveOf(files: AsyncIterable<ArchivedFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, bytes, packed } of files) {
    const entry = packed ? new ZipPassThrough(name) : new ZipDeflate(name);
    zip.add(entry);
    for (let start = 0; start === 0 || start < bytes.length; start += PIECE) {
      entry.push(bytes.subarray(start, start + PIECE), start + PIECE >= bytes.length);
      yield* pieces.splice(0);
      await setImmediate();
    }
  }
  zip.end();
  yield* pieces.splice(0);
}

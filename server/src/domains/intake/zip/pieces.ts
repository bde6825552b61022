import { PIECE_BYTES } from '@qinghe/contract/intake/cv-imports.ts';
import type { StorageProvider } from '../../../providers/storage/port.ts';
import type { OfImport } from '../import-queries.ts';
import type { Archive } from './archive.ts';

/** Where a piece of an archive lies in the store. */
export const pieceKey = ({ company_uuid, uuid }: OfImport, index: number): string =>
  `${company_uuid}/intake/${uuid}/${index}`;

/** The archive of an import from its pieces, of which one lies in memory at a time. */
export function openPieces(storage: StorageProvider, of: OfImport, size: number): Archive {
  let held: { index: number; bytes: Buffer } | undefined;
  const piece = async (index: number) => {
    held = held?.index === index ? held : { index, bytes: await storage.get(pieceKey(of, index)) };
    return held.bytes;
  };
  return {
    size,
    async read(start, length) {
      const end = Math.min(start + length, size);
      const parts: Buffer[] = [];
      for (let at = start; at < end; ) {
        const from = at % PIECE_BYTES;
        const part = (await piece(Math.floor(at / PIECE_BYTES))).subarray(from, from + end - at);
        if (part.length === 0) break;
        parts.push(part);
        at += part.length;
      }
      return Buffer.concat(parts);
    },
  };
}

/** Erases the pieces of an archive, and one that came without being written down. */
export async function erasePieces(storage: StorageProvider, of: OfImport & { packed: number }): Promise<void> {
  for (let index = 0; index <= Math.ceil(of.packed / PIECE_BYTES); index += 1)
    await storage.remove(pieceKey(of, index));
}

import JSZip from 'jszip';

/** Text parts of the longest CV seen, unpacked, stay below a twentieth of this. Characters. */
const MAX_TEXT = 8 * 1024 * 1024;
/** All parts with their pictures, unpacked. Bytes. */
const MAX_UNPACKED = 60 * 1024 * 1024;
/** Elements of all text parts; a CV of twelve pages in tables has 30,000. */
const MAX_ELEMENTS = 120_000;
const MAX_PARTS = 2_000;
const LESS_THAN = 0x3c;

/**
 * Throws where a Word file would take the tab away while it is drawn. Parts are unpacked for counting, a piece at a time:
 * what the file says of its own sizes is not believed.
 */
export async function refuseHugeWord(bytes: ArrayBuffer): Promise<void> {
  const { files } = await JSZip.loadAsync(bytes);
  const parts = Object.values(files).filter((part) => !part.dir);
  if (parts.length > MAX_PARTS) throw new Error('too many parts');
  const sum = { bytes: 0, text: 0, elements: 0 };
  for (const part of parts) {
    const isText = /\.(xml|rels|html?|mht)$/i.test(part.name);
    await eachPiece(part, (piece) => {
      sum.bytes += piece.length;
      if (isText) {
        sum.text += piece.length;
        sum.elements += elementsIn(piece);
      }
      return sum.bytes <= MAX_UNPACKED && sum.text <= MAX_TEXT && sum.elements <= MAX_ELEMENTS;
    });
  }
}

/** Hands over a part as it is unpacked, until `take` refuses. */
const eachPiece = (part: JSZip.JSZipObject, take: (piece: Uint8Array) => boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    const stream = (part as JSZip.JSZipObject & Streamed).internalStream('uint8array');
    stream
      .on('data', (piece) => {
        if (take(piece)) return;
        stream.pause();
        reject(new Error('too large'));
      })
      .on('error', reject)
      .on('end', () => resolve())
      .resume();
  });

/** Opening tags; one for each closing tag too is near enough, and never too few. */
function elementsIn(piece: Uint8Array): number {
  let count = 0;
  for (const byte of piece) if (byte === LESS_THAN) count += 1;
  return count / 2;
}

/** Documented, but not in the library's own types. */
interface Streamed {
  internalStream(type: 'uint8array'): PieceStream;
}

interface PieceStream {
  on(event: 'data', listener: (piece: Uint8Array) => void): this;
  on(event: 'error', listener: (error: Error) => void): this;
  on(event: 'end', listener: () => void): this;
  resume(): this;
  pause(): this;
}

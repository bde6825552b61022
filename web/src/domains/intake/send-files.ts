import { MAX_CV_FILES, PIECE_BYTES, sendArchivePiece, sendCvFile } from '@qinghe/contract/intake/cv-imports.ts';
import { call } from '../../lib/api/call.ts';
import { isLost } from '../../lib/api/idempotency.ts';

/** How many CVs are on their way at one time. */
const AT_ONCE = 3;
/** Milliseconds before a file is sent again after a lost network; then whoever waits is told. */
const PAUSES = [1000, 3000, 10_000];
/** Signs of a name that the server keeps. */
const NAME = 100;

/** What systems leave in folders beside what people put there. */
const LEFT_BY_SYSTEMS = /^(?:\.DS_Store|\._.*|~\$.*|Thumbs\.db|desktop\.ini)$/i;

/** Files as they can be sent: an archive alone, or CVs. */
export type Chosen =
  | { kind: 'archive'; file: File }
  | { kind: 'files'; files: readonly File[] }
  | { kind: 'wrong'; why: 'mixed' | 'tooMany' | 'nothing' };

/** What somebody chose, without what systems leave there. */
export function chosenOf(all: readonly File[]): Chosen {
  const files = all.filter(({ name }) => !LEFT_BY_SYSTEMS.test(name));
  const archives = files.filter(({ name }) => /\.(?:zip|rar|7z)$/i.test(name));
  const [archive] = archives;
  if (archive) return files.length === 1 ? { kind: 'archive', file: archive } : { kind: 'wrong', why: 'mixed' };
  if (files.length === 0) return { kind: 'wrong', why: 'nothing' };
  return files.length > MAX_CV_FILES ? { kind: 'wrong', why: 'tooMany' } : { kind: 'files', files };
}

/** Sends one CV to its place in an import; there again it is the same one. */
export const sendCv = (uuid: string, position: number, file: File) =>
  patiently(() =>
    call(
      sendCvFile,
      { uuid, position, file_name: encodeURIComponent([...file.name].slice(-NAME).join('')) },
      { bytes: file, background: true },
    ),
  );

/** Sends CVs, some at a time. @param onSent told how many have gone @returns those that were refused, by name */
export async function sendCvs(
  uuid: string,
  files: readonly File[],
  onSent: (sent: number) => void,
): Promise<{ name: string; failure: unknown }[]> {
  const failed: { name: string; failure: unknown }[] = [];
  let next = 0;
  let sent = 0;
  const work = async () => {
    for (let position = next++; position < files.length; position = next++) {
      const file = files[position] as File;
      await sendCv(uuid, position, file).catch((failure: unknown) => {
        failed.push({ name: file.name, failure });
      });
      sent += 1;
      onSent(sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failed;
}

/** Sends an archive piece by piece. @param onSent told how many bytes have gone */
export async function sendArchive(uuid: string, file: File, onSent: (bytes: number) => void): Promise<void> {
  for (let offset = 0; offset < file.size; ) {
    const bytes = file.slice(offset, offset + PIECE_BYTES);
    const from = offset;
    const piece = await patiently(() => call(sendArchivePiece, { uuid, offset: from }, { bytes, background: true }));
    offset = piece.offset;
    onSent(offset);
  }
}

/** Tries again where nothing came back: what has arrived counts once. */
async function patiently<T>(send: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (failure) {
      if (!isLost(failure)) throw failure;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return send();
}

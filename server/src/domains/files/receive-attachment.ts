import { createHash } from 'node:crypto';
import { CvUnreadable, drawPictureIsolated } from '@qinghe/cv-reader/index.ts';
import { AppError } from '../../app-error.ts';
import type { UploadedFile } from '../../http/context.ts';
import { refusalOf } from './rules.ts';
import { typeOf } from './type-of.ts';

const WEBP = 'image/webp';

/** A file for a conversation, as it may be kept. */
export interface Received {
  bytes: Buffer;
  name: string;
  type: string;
  /** Of the bytes that came: the same file again is known by it. */
  sha256: Buffer;
}

export const hashOf = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/**
 * A file that somebody sends in a conversation. A picture is drawn anew in a process of its own, so that nothing else of it
 * is kept; all else is kept as it is, and only ever downloaded.
 * @throws AppError 400 without one, 42203 for another kind, empty, too large or damaged
 */
export async function receiveAttachment(file: UploadedFile | null): Promise<Received> {
  if (!file) throw new AppError(400, { field: 'file', reason: 'format.required' });
  const { bytes, name } = file;
  const type = await typeOf(bytes);
  const refuse = (reason: string) => new AppError(42203, { field: 'file', reason });
  const reason = refusalOf('chat', type, bytes.length);
  if (reason || !type) throw refuse(reason ?? 'file.attachmentType');
  const sha256 = hashOf(bytes);
  if (!type.startsWith('image/')) return { bytes, name, type, sha256 };
  const drawn = await drawPictureIsolated(bytes).catch((error: unknown) => {
    throw error instanceof CvUnreadable ? refuse('file.attachmentUnreadable') : error;
  });
  return { bytes: Buffer.from(drawn), name: `${name.replace(/\.[^.]{1,5}$/, '')}.webp`, type: WEBP, sha256 };
}

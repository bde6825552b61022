import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { UploadedFile } from './context.ts';
import { cleanFileName } from './file-name.ts';

/** A file a little too large is read: its call says so in words of its own. */
const OVER = 64 * 1024;

interface Reading {
  /** Most bytes of the file. */
  maxBytes: number;
  /** Takes the text fields, once; before any byte of a file is read, for which they stand before it. */
  take: (fields: Record<string, string>) => Promise<void>;
}

/**
 * Reads text fields and at most one file.
 * @throws AppError 415 for another content type, 413 for a file above the limit, 400 for a body that is cut off or broken,
 * and what `take` refuses
 */
export async function readMultipart(request: FastifyRequest, reading: Reading): Promise<UploadedFile | null> {
  if (!request.isMultipart()) throw new AppError(415);
  try {
    return await readParts(request, reading);
  } catch (error) {
    // What the plugin refuses has a status; what its parser cannot read is an error without one.
    if (error instanceof AppError || typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
    request.log.debug({ err: error }, 'unreadable multipart body');
    throw new AppError(400);
  }
}

async function readParts(request: FastifyRequest, { maxBytes, take }: Reading): Promise<UploadedFile | null> {
  const fields: Record<string, string> = {};
  let file: UploadedFile | null = null;
  const parts = request.parts({ limits: { fileSize: maxBytes + OVER, files: 1, fields: 40, fieldSize: 8_000 } });
  for await (const part of parts) {
    if (part.type === 'file') {
      await take(fields);
      file = { name: cleanFileName(part.filename), bytes: await part.toBuffer() };
    } else if (file === null && typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  if (file === null) await take(fields);
  return file;
}

import type {} from '@fastify/multipart';
import { MAX_CV_BYTES } from '@qinghe/contract/files/endpoints.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { UploadedFile } from './context.ts';
import { cleanFileName } from './file-name.ts';

export interface MultipartBody {
  fields: Record<string, string>;
  file: UploadedFile | null;
}

/**
 * Reads text fields and at most one file.
 * @throws AppError 415 for another content type, 413 for a file above the limit, 400 for a body that is cut off or broken
 */
export async function readMultipart(request: FastifyRequest): Promise<MultipartBody> {
  if (!request.isMultipart()) throw new AppError(415);
  try {
    return await readParts(request);
  } catch (error) {
    // What the plugin refuses has a status; what its parser cannot read is an error without one.
    if (error instanceof AppError || typeof (error as { statusCode?: unknown }).statusCode === 'number') throw error;
    request.log.debug({ err: error }, 'unreadable multipart body');
    throw new AppError(400);
  }
}

async function readParts(request: FastifyRequest): Promise<MultipartBody> {
  const body: MultipartBody = { fields: {}, file: null };
  const parts = request.parts({ limits: { fileSize: MAX_CV_BYTES, files: 1, fields: 40, fieldSize: 8_000 } });
  for await (const part of parts) {
    if (part.type === 'file') body.file = { name: cleanFileName(part.filename), bytes: await part.toBuffer() };
    else if (typeof part.value === 'string') body.fields[part.fieldname] = part.value;
  }
  return body;
}

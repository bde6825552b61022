import { i18n } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';

/**
 * A file that was chosen, held in memory from here on: one that is changed or moved while it is sent fails as a network does.
 * @throws ApiError that says so where it is no longer what was chosen
 */
export async function readFile(file: File): Promise<File> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ApiError(400, { reason: i18n.t('fileChanged') });
  });
  return new File([bytes], file.name, { type: file.type, lastModified: file.lastModified });
}

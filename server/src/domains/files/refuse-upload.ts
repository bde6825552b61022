import { AppError } from '../../app-error.ts';
import type { Services } from '../../services.ts';
import { eraseChunks } from './erase-partial-uploads.ts';
import { type PartialUpload, setRefusal } from './partial-upload-queries.ts';
import { isContainer, refusalOf } from './rules.ts';
import { typeOf } from './type-of.ts';

/** Why a file cannot be taken, as far as its first bytes say; undefined where the whole must be looked at. */
export async function refusalOfStart({ purpose, size }: PartialUpload, start: Buffer): Promise<string | undefined> {
  if (start.length < size && isContainer(start)) return undefined;
  return refusalOf(purpose, await typeOf(start), size);
}

/** Remembers why an upload is refused and erases its bytes; the refusal is for the caller to throw. */
export async function refuseUpload(
  services: Services,
  companyUuid: string,
  uploadUuid: string,
  reason: string,
): Promise<AppError> {
  await setRefusal(services.db, companyUuid, uploadUuid, reason);
  await eraseChunks(services, companyUuid, uploadUuid);
  return new AppError(42203, { field: 'file', reason });
}

/** @throws AppError 42203 where it was refused before */
export function requireNotRefused({ refusal }: PartialUpload): void {
  if (refusal !== null) throw new AppError(42203, { field: 'file', reason: refusal });
}

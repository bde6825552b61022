import { type AskedDocuments, type DocumentKind, documentKinds } from '@qinghe/contract/jobs/deliver-setting.ts';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import type { NewDocument } from './document-queries.ts';
import { takeUpload } from './take-upload.ts';

export interface GivenDocument {
  kind: DocumentKind;
  upload_token: string;
}

interface Taking {
  companyUuid: string;
  /** Undefined where nobody was asked. */
  given: readonly GivenDocument[] | undefined;
  now: Date;
}

/**
 * The documents that a company keeps of those that somebody hands in. What it does not ask for is left where it is, and
 * erased with all uploads that nobody applied with.
 * @throws AppError 400 at the first one that it asks for and that is missing, 42203 at one that is none, is gone or was used
 */
export async function takeDocuments(
  trx: Trx,
  asked: AskedDocuments,
  { companyUuid, given, now }: Taking,
): Promise<NewDocument[]> {
  if (!given) return [];
  const missing = documentKinds.find((one) => asked[one] === 'required' && !given.some(({ kind }) => kind === one));
  if (missing) throw new AppError(400, { field: `documents.${missing}`, reason: 'application.document' });
  const taken: NewDocument[] = [];
  for (const { kind, upload_token: uploadToken } of given.filter((one) => asked[one.kind] !== 'off')) {
    const field = `documents.${kind}`;
    const file = await takeUpload(trx, { companyUuid, uploadToken, purpose: 'document', now }, field).catch(
      (error: unknown) => {
        // A tab remembers its uploads longer than they are kept: which one it is, the form says.
        if (error instanceof AppError && error.code === 403) throw new AppError(42203, { field, reason: 'file.gone' });
        throw error;
      },
    );
    taken.push({ kind, file_uuid: file.uuid });
  }
  return taken;
}

import type { DocumentKind } from '@qinghe/contract/jobs/deliver-setting.ts';
import type { Reader, Trx } from '../../../db/database.ts';

export interface NewDocument {
  kind: DocumentKind;
  file_uuid: string;
}

export async function insertDocuments(
  trx: Trx,
  companyUuid: string,
  applicationUuid: string,
  documents: readonly NewDocument[],
): Promise<void> {
  if (documents.length === 0) return;
  await trx
    .insertInto('application_document')
    .values(documents.map((one) => ({ company_uuid: companyUuid, application_uuid: applicationUuid, ...one })))
    .execute();
}

/** What somebody handed in beside the CV, with where its bytes lie. */
export const readDocuments = (reader: Reader, companyUuid: string, applicationUuid: string) =>
  reader
    .selectFrom('application_document as document')
    .innerJoin('stored_file as file', (join) =>
      join.onRef('file.company_uuid', '=', 'document.company_uuid').onRef('file.uuid', '=', 'document.file_uuid'),
    )
    .select(['document.kind', 'file.name', 'file.type', 'file.size', 'file.storage_key'])
    .where('document.company_uuid', '=', companyUuid)
    .where('document.application_uuid', '=', applicationUuid)
    .execute();

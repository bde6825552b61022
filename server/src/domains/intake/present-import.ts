import { type CvFile, type CvImport, cvFileStates } from '@qinghe/contract/intake/cv-imports.ts';
import type { FileRow } from './file-queries.ts';
import type { ImportRow } from './import-queries.ts';

export function presentImport({ counts, ...row }: ImportRow): CvImport {
  const all = Object.fromEntries(cvFileStates.map((state) => [state, counts[state] ?? 0])) as CvImport['counts'];
  return { ...row, counts: all, files: Object.values(all).reduce((sum, number) => sum + number, 0) };
}

export function presentFile({ application_uuid, application_name, file_uuid: _own, ...row }: FileRow): CvFile {
  const application =
    application_uuid === null || application_name === null ? null : { uuid: application_uuid, name: application_name };
  return { ...row, application };
}

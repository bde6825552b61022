import { type CvFile, type CvImport, cvFileStates } from '@qinghe/contract/intake/cv-imports.ts';
import type { FileRow } from './file-queries.ts';
import type { ImportRow } from './import-queries.ts';

export function presentImport({ counts, ...row }: ImportRow): CvImport {
  const all = Object.fromEntries(cvFileStates.map((state) => [state, counts[state] ?? 0])) as CvImport['counts'];
  return { ...row, counts: all, files: Object.values(all).reduce((sum, number) => sum + number, 0) };
}

export function presentFile(row: FileRow): CvFile {
  const { application_uuid: uuid, application_name: name, application_kind: kind, application_stage: stage } = row;
  const isThere = uuid !== null && name !== null && kind !== null && stage !== null;
  return { ...row, application: isThere ? { uuid, name, kind, stage } : null };
}

import * as contract from '@qinghe/contract/intake/cv-imports.ts';
import { read } from '../../http/read.ts';
import { requireFound } from '../../refusals.ts';
import { readFiles } from './file-queries.ts';
import { findImport, readImports } from './import-queries.ts';
import { presentFile, presentImport } from './present-import.ts';

const SHOWN_IMPORTS = 20;

/** @throws AppError 40401 unknown, or another account's */
export const getCvImport = read(contract.getCvImport, async ({ db, member }, { uuid }) =>
  presentImport(requireFound(await findImport(db, member.companyUuid, member.accountUuid, uuid))),
);

export const listCvImports = read(contract.listCvImports, async ({ db, member }) => ({
  items: (await readImports(db, member.companyUuid, member.accountUuid, SHOWN_IMPORTS)).map(presentImport),
}));

/** @throws AppError 40401 unknown, or another account's */
export const listCvFiles = read(contract.listCvFiles, async ({ db, member }, { uuid, ...page }) => {
  const { companyUuid, accountUuid } = member;
  requireFound(await findImport(db, companyUuid, accountUuid, uuid));
  const { items, next_cursor } = await readFiles(db, { company_uuid: companyUuid, uuid }, page);
  return { items: items.map(presentFile), next_cursor };
});

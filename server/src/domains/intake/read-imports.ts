import * as contract from '@qinghe/contract/intake/cv-imports.ts';
import { read } from '../../http/read.ts';
import { requireFound } from '../../refusals.ts';
import { reaches, rightOf } from '../../sharing.ts';
import { readFiles } from './file-queries.ts';
import { findImport, readImports, readOpenJobs } from './import-queries.ts';
import { presentFile, presentImport } from './present-import.ts';

const SHOWN_IMPORTS = 20;

export const listIntakeJobs = read(contract.listIntakeJobs, async ({ db, member }) => {
  const jobs = (await readOpenJobs(db, member.companyUuid)).filter((job) => {
    const right = rightOf(member, job);
    return right !== null && reaches(right, 'act');
  });
  return { items: jobs.map(({ uuid, title, kind }) => ({ uuid, title, kind })) };
});

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

import * as contract from '@qinghe/contract/jobs/endpoints.ts';
import { read } from '../../../http/read.ts';
import { requireRight } from '../../../sharing.ts';
import { nameCategory } from '../present-job.ts';
import { findJob } from '../queries.ts';
import { readCityNames, readRevisions } from './revision-queries.ts';

/** @throws AppError 40401 unknown, or not the caller's to see */
export const listRevisions = read(contract.listRevisions, async ({ db, member }, { uuid }) => {
  const job = await findJob(db, member.companyUuid, uuid);
  requireRight(member, job, 'read');
  const rows = (await readRevisions(db, member.companyUuid, uuid)).map(({ draft, ...row }) => ({
    ...row,
    // It was a draft of the contract when it was kept.
    draft,
  }));
  const cities = await readCityNames(db, [...new Set(rows.flatMap(({ draft }) => draft.cities))]);
  const codes = [...new Set(rows.map(({ draft }) => draft.category))];
  const categories = new Map(
    await Promise.all(codes.map(async (code) => [code, await nameCategory(db, code)] as const)),
  );
  return {
    items: rows.map((row) => ({
      ...row,
      by: row.by ?? '',
      category_name: categories.get(row.draft.category) ?? '',
      city_names: row.draft.cities.map((code) => cities.get(code) ?? code),
    })),
  };
});

import * as contract from '@qinghe/contract/resumes/saved-filters.ts';
import { v7 as uuidv7 } from 'uuid';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireFound, requireRoom } from '../../../refusals.ts';
import { lockMember } from '../../settings/index.ts';
import { countMatching } from './count-queries.ts';
import { filterOf } from './filter-queries.ts';
import { deleteSavedFilter, readSavedFilters, upsertSavedFilter } from './saved-filter-queries.ts';

/** The caller's filters, each with how many match it now. */
export const listSavedFilters = read(contract.listSavedFilters, async (call, { kind }) => ({
  items: await Promise.all(
    (await readSavedFilters(call.db, call.member, kind)).map(async (row) => {
      const filter = contract.savedFilter.shape.filter.parse(row.filter);
      const matching = await filterOf(call, { kind, stage: row.stage, ...filter });
      return { ...row, filter, count: await countMatching(call.db, call.scope, matching, row.stage) };
    }),
  ),
}));

/** @throws AppError 40902 when the account has as many as it may */
export const saveFilter = write(
  contract.saveFilter,
  { audit: 'saved_filter.saved' },
  async ({ db, member, now }, input) => {
    const others = async () =>
      (await readSavedFilters(db, member, input.kind)).filter(({ name }) => name !== input.name).length;
    await requireRoom({
      lock: () => lockMember(db, member),
      count: others,
      most: contract.MAX_SAVED_FILTERS,
      reason: 'room.savedFilters',
    });
    return upsertSavedFilter(db, member, { uuid: uuidv7(), ...input, created_at: now });
  },
);

/** @throws AppError 40401 gone or another's */
export const removeSavedFilter = write(
  contract.removeSavedFilter,
  { audit: 'saved_filter.deleted' },
  async ({ db, member }, { uuid }) => {
    requireFound(await deleteSavedFilter(db, member, uuid));
    return {};
  },
);

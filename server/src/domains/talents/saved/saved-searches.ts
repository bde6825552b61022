import { talentFilter } from '@qinghe/contract/talents/filter.ts';
import * as contract from '@qinghe/contract/talents/saved.ts';
import { v7 as uuidv7 } from 'uuid';
import { read } from '../../../http/read.ts';
import { write } from '../../../http/write.ts';
import { requireFound, requireRoom } from '../../../refusals.ts';
import { lockMember } from '../../settings/index.ts';
import { searchOf } from '../search/search.ts';
import { count } from '../search/search-queries.ts';
import { beginAlert } from './find-alerts.ts';
import { deleteSearch, readSearches, setAlert, setSeen, upsertSearch } from './saved-queries.ts';

/** One parser for the screen and the alert: what is kept is what the list was asked for. */
export const listTalentSearches = read(contract.listTalentSearches, async ({ db, member, now }) => {
  const { companyUuid } = member;
  const items: contract.SavedTalentSearch[] = [];
  for (const { uuid, name, filter, alert, seen_turn } of await readSearches(db, member)) {
    const search = await searchOf(db, talentFilter.parse(filter), { companyUuid, now });
    const new_count = await count(db, search.query ?? '', { ...search.limits, afterTurn: `${seen_turn}` });
    items.push({ uuid, name, filter, alert, new_count });
  }
  return { items };
});

export const saveTalentSearch = write(
  contract.saveTalentSearch,
  { audit: 'talent_search.saved' },
  async ({ db, member, now }, { name, filter }) => {
    await requireRoom({
      lock: () => lockMember(db, member),
      count: async () => (await readSearches(db, member)).filter((one) => one.name !== name).length,
      most: contract.MAX_SAVED_SEARCHES,
      reason: 'room.talentSearches',
    });
    const saved = await upsertSearch(db, member, { uuid: uuidv7(), name, filter, created_at: now });
    await beginAlert(db, member.companyUuid, saved.uuid, now);
    return saved;
  },
);

export const alertTalentSearch = write(
  contract.alertTalentSearch,
  { audit: 'talent_search.alert_changed' },
  async ({ db, member, now }, { uuid, alert }) => {
    if (alert)
      await requireRoom({
        lock: () => lockMember(db, member),
        count: async () => (await readSearches(db, member)).filter((one) => one.alert && one.uuid !== uuid).length,
        most: contract.MAX_ALERTS,
        reason: 'room.talentAlerts',
      });
    requireFound(await setAlert(db, member, uuid, alert));
    await beginAlert(db, member.companyUuid, uuid, now);
    return {};
  },
);

export const lookAtTalentSearch = write(
  contract.lookAtTalentSearch,
  { audit: { none: 'That somebody looked at a list of their own changes nothing that others see.' } },
  async ({ db, member }, { uuid }) => {
    requireFound(await setSeen(db, member, uuid));
    return {};
  },
);

export const removeTalentSearch = write(
  contract.removeTalentSearch,
  { audit: 'talent_search.deleted' },
  async ({ db, member }, { uuid }) => {
    requireFound(await deleteSearch(db, member, uuid));
    return {};
  },
);

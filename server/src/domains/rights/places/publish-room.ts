import * as contract from '@qinghe/contract/rights/publish-room.ts';
import { placesFor, readPlaces } from '../../../db/places.ts';
import { read } from '../../../http/read.ts';
import { readRoom } from '../../jobs/index.ts';
import { readRunning } from '../expansion/expansion-queries.ts';
import { readRunningUnlocks } from './place-queries.ts';

/** Places for online jobs, what adds to them, and how many internships the caller can still put online. */
export const getPublishRoom = read(contract.getPublishRoom, async ({ db, scope, member }) => {
  const { companyUuid, accountUuid: ownerUuid } = member;
  const [places, cards, unlocks, { free: publishNum }] = await Promise.all([
    readPlaces(db, companyUuid, null),
    readRunning(db, companyUuid),
    readRunningUnlocks(db, scope, contract.MAX_UNLOCKS_SHOWN),
    readRoom(db, companyUuid, { kind: 'internship', ownerUuid }),
  ]);
  return {
    internship: { ...places.internship, ...placesFor(places, 'internship') },
    campus: { ...places.campus, ...placesFor(places, 'campus') },
    cards: cards.length,
    unlocks,
    publishNum,
    expandCardExpireTime: cards[0]?.until ?? null,
  };
});

import type { Right } from '@qinghe/contract/rights/right.ts';
import type { Trx } from '../../../db/database.ts';
import { fault } from '../../../fault.ts';
import { grantAccount, type Ledger, partsOfGrantAccount, unused } from '../../wallet/index.ts';
import { extendGrant, readUsedPlaces } from './grant-queries.ts';

const DAY = 86_400_000;
/** Units that come back can be used for so many days at least, though their grant has ended meanwhile. */
export const RETURNED_DAYS = 14;

interface Returned {
  companyUuid: string;
  actorUuid: string | null;
  jobUuid: string;
  right: Right;
  /** What the units were used for. */
  sources: readonly { kind: string; uuid: string }[];
}

/** Gives units back to where they were taken from; the company's ledger is open. */
export async function returnUnits(
  { db, ledger, now }: { db: Trx; ledger: Ledger; now: Date },
  { companyUuid, actorUuid, jobUuid, right, sources }: Returned,
): Promise<void> {
  const uuids = sources.map(({ uuid }) => uuid);
  const placeOf = new Map(
    (await readUsedPlaces(db, companyUuid, uuids)).map(({ source_uuid, name, is_member }) => {
      const { grantUuid, holder } = partsOfGrantAccount(name);
      return [source_uuid, { grantUuid, place: grantAccount(right, grantUuid, is_member ? holder : undefined) }];
    }),
  );
  const until = new Date(now.getTime() + RETURNED_DAYS * DAY);
  for (const uuid of new Set([...placeOf.values()].map(({ grantUuid }) => grantUuid)))
    await extendGrant(db, companyUuid, uuid, until);
  for (const source of sources) {
    const { place } = placeOf.get(source.uuid) ?? {};
    await fault('units.returned');
    if (place) await ledger.post({ kind: 'undo_use', legs: unused(place, 1), source, actorUuid, jobUuid });
  }
}

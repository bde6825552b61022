import * as contract from '@qinghe/contract/rights/grants.ts';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../app-error.ts';
import { write } from '../../../http/write.ts';
import { publishEvent } from '../../../realtime/publish.ts';
import { requireFound } from '../../../refusals.ts';
import type { MemberLeaves } from '../../../services.ts';
import { assigned, grantAccount, openLedger, partsOfGrantAccount } from '../../wallet/index.ts';
import { readHeldBy, readLiveGrants, readNames } from './grant-queries.ts';

/**
 * Makes units a member's own, or everybody's again.
 * @throws AppError 40401 no member of the company, 40933 with how many there are where there are fewer, 40934 for sub-accounts
 */
export const assignUnits = write(
  contract.assignUnits,
  { audit: 'company.units_assigned' },
  async (call, { right, units, account_uuid: account, direction }) => {
    const { db, member, now } = call;
    const { companyUuid, accountUuid: actorUuid } = member;
    if (member.type !== 'master') throw new AppError(40934, { reason: 'assign.ownerDecides' });
    requireFound((await readNames(db, companyUuid, [account]))[0]);
    const ledger = await openLedger(call, companyUuid);
    const grants = (await readLiveGrants(db, companyUuid, now)).filter(({ right_name }) => right_name === right);
    const places = grants.map(({ uuid }) => [grantAccount(right, uuid), grantAccount(right, uuid, account)] as const);
    const count = (side: 0 | 1) => places.reduce((sum, place) => sum + ledger.left(place[side]), 0);
    const [from, to] = direction === 'assign' ? ([0, 1] as const) : ([1, 0] as const);
    if (count(from) < units) throw new AppError(40933, { data: { left: count(from) } });
    let open = units;
    for (const place of places) {
      const moved = Math.min(open, ledger.left(place[from]));
      open -= moved;
      const source = { kind: 'assignment', uuid: uuidv7() };
      const legs = assigned(place[from], place[to], moved);
      if (moved > 0) await ledger.post({ kind: direction, legs, source, actorUuid });
    }
    call.note({ objectUuid: account, detail: { right, units, direction } });
    await call.publish({ type: 'coins.changed' }, 'everybody');
    return { free: count(0), held: count(1) };
  },
);

/** What a member who leaves holds is everybody's again. */
export const freeUnits: MemberLeaves = async ({ db, now }, { companyUuid, accountUuid: actorUuid }) => {
  const held = await readHeldBy(db, companyUuid, actorUuid);
  if (held.length === 0) return;
  const ledger = await openLedger({ db, now }, companyUuid);
  for (const name of held) {
    const { right, grantUuid } = partsOfGrantAccount(name);
    const legs = assigned(name, grantAccount(right, grantUuid), ledger.left(name));
    await ledger.post({ kind: 'take_back', legs, source: { kind: 'assignment', uuid: uuidv7() }, actorUuid });
  }
  await publishEvent(db, { companyUuid, owners: [] }, { type: 'coins.changed' });
};

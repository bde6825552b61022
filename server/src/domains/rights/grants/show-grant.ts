import * as contract from '@qinghe/contract/rights/grants.ts';
import { read } from '../../../http/read.ts';
import { requireFound } from '../../../refusals.ts';
import { grantAccount } from '../../wallet/index.ts';
import { readMoves } from './grant-queries.ts';
import { jobOf, presentGrants, sumOf } from './present-grants.ts';
import { leftOf, readGrant } from './use-units.ts';

/** One grant with what was done with it. @throws AppError 40401 */
export const getGrant = read(contract.getGrant, async ({ db, member }, { uuid }) => {
  const row = await readGrant(db, member.companyUuid, uuid);
  const moves = await readMoves(db, member.companyUuid, grantAccount(row.right_name, uuid));
  const [grant] = await presentGrants(db, member, [row]);
  let left = leftOf(row);
  const entries = [...Map.groupBy(moves, (move) => move.uuid)].map(([of, rows]) => {
    const change = sumOf(rows.map(({ amount }) => amount));
    // Units that change hands change nothing of the whole: what the member got, or gave, is said.
    const { at, kind, amount, actor, holder, ...move } = requireFound(
      rows.find((one) => one.holder !== null) ?? rows[0],
    );
    const entry = {
      ...{ uuid: of, at, kind: kind as contract.GrantEntry['kind'], units: change === 0 ? amount : change },
      ...{ left, actor, holder: kind === 'lapse' || kind === 'give_back' ? null : holder, job: jobOf(move) },
    };
    left -= change;
    return entry;
  });
  return { grant: requireFound(grant), entries };
});

import type { Write } from '../../http/write.ts';
import { publishEvent } from '../../realtime/publish.ts';
import { openLedger, type Posted } from './post.ts';
import { given } from './rules.ts';

/** Gives a company coins for nothing, once for a proposal that two operators agreed on. */
export async function giveCoins(
  call: Pick<Write, 'db' | 'now'>,
  companyUuid: string,
  { coins, proposalUuid }: { coins: number; proposalUuid: string },
): Promise<Posted> {
  const ledger = await openLedger(call, companyUuid);
  const source = { kind: 'proposal', uuid: proposalUuid };
  const posted = await ledger.post({ kind: 'gift', legs: given(coins), source, actorUuid: null });
  await publishEvent(call.db, { companyUuid, owners: [] }, { type: 'coins.changed' });
  return posted;
}

import { AppError } from '../../app-error.ts';
import type { Reader } from '../../db/database.ts';
import type { MemberWrite } from '../../http/write.ts';
import { readStandings } from './ledger-queries.ts';
import { openLedger } from './post.ts';
import { type AccountName, type Parts, partsOf, spent } from './rules.ts';

/** What is in the wallet of a company: paid and gift coins together. */
export async function readCoins(reader: Reader, companyUuid: string): Promise<number> {
  const { paid, gift } = await readWallet(reader, companyUuid);
  return paid + gift;
}

/** What is in the wallet of a company, by its parts. */
export async function readWallet(reader: Reader, companyUuid: string): Promise<Parts> {
  const standings = await readStandings(reader, companyUuid);
  const of = (part: AccountName) => standings.find(({ name }) => name === part)?.balance ?? 0;
  return { paid: of('coin.paid'), gift: of('coin.gift') };
}

interface Spend {
  cost: number;
  /** What it is for: the same is paid once. */
  source: { kind: string; uuid: string };
  jobUuid?: string;
}

/**
 * Spends coins of the company, paid ones first, in the name of the member: all of these, or none.
 * @throws AppError 40930 with what is missing
 */
export async function spendCoins(call: MemberWrite, spends: readonly Spend[]): Promise<void> {
  if (spends.length === 0) return;
  const { companyUuid, accountUuid: actorUuid } = call.member;
  const ledger = await openLedger(call, companyUuid);
  const { paid, gift } = ledger.wallet();
  const missing = spends.reduce((sum, { cost }) => sum + cost, 0) - paid - gift;
  if (missing > 0) throw new AppError(40930, { data: { balance: paid + gift, missing } });
  for (const { cost, source, jobUuid } of spends) {
    const legs = spent(partsOf(cost, ledger.wallet()) ?? { paid: cost, gift: 0 });
    await ledger.post({ kind: 'spend', legs, source, actorUuid, ...(jobUuid && { jobUuid }) });
  }
  await call.publish({ type: 'coins.changed' }, []);
}

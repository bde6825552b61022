import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../app-error.ts';
import type { Trx } from '../../db/database.ts';
import { fault } from '../../fault.ts';
import { requireMoneyTurn } from '../../money-turn.ts';
import { requireFound } from '../../refusals.ts';
import { findNewest, findTransfer, insertTransfer, lockMoney, readStandings, type Standing } from './ledger-queries.ts';
import {
  type AccountName,
  type GrantAccount,
  type Kind,
  type Legs,
  type Parts,
  partsOfGrantAccount,
  walletOf,
} from './rules.ts';

/** What is posted, and for what: the same kind for the same source is posted once, however often it is asked for. */
export interface Posting {
  kind: Kind;
  source: { kind: string; uuid: string };
  legs: Legs;
  /** Whose doing it is; null where it comes by itself. */
  actorUuid: string | null;
  jobUuid?: string;
  /** Money that came with it or went, in fen. */
  fen?: number;
}

export interface Posted {
  uuid: string;
  seq: number;
  coins: number;
  coins_after: number;
  at: string;
  /** It stood already; nothing was written. */
  again: boolean;
}

/** The ledger of a company, locked until its transaction ends. */
export interface Ledger {
  /** What can be spent, as it is now. */
  wallet(): Parts;
  /** What is left of a grant with everybody, or with a member. */
  left(grant: GrantAccount): number;
  /** What is left of one grant, with everybody and with members. */
  places(grantUuid: string): ReadonlyMap<GrantAccount, number>;
  /**
   * Posts a transfer.
   * @throws AppError 40930 where the wallet does not hold what it takes
   */
  post(posting: Posting): Promise<Posted>;
}

/**
 * Opens the ledger of a company for posting; jobs and the company's row are locked before it, orders and rights after.
 * Its time never goes back, though a server's clock may. It is opened in a turn of the company (`money-turn.ts`) alone.
 */
export async function openLedger({ db, now }: { db: Trx; now: Date }, companyUuid: string): Promise<Ledger> {
  requireMoneyTurn(companyUuid);
  await lockMoney(db, companyUuid);
  const [standings, newest] = await Promise.all([readStandings(db, companyUuid), findNewest(db, companyUuid)]);
  await fault('ledger.opened');
  const byName = new Map<AccountName, Standing>(standings.map((one) => [one.name, one]));
  const standingOf = (name: AccountName): Standing => byName.get(name) ?? { name, last_seq: null, balance: 0 };
  const at = new Date(Math.max(now.getTime(), newest ? Date.parse(newest.at) : 0));
  let seq = newest?.seq ?? 0;
  const wallet = () => ({ paid: standingOf('coin.paid').balance, gift: standingOf('coin.gift').balance });
  return {
    wallet,
    left: (grant) => standingOf(grant).balance,
    places: (grantUuid) =>
      new Map(
        [...byName].flatMap(([name, { balance }]) =>
          isGrant(name) && balance > 0 && partsOfGrantAccount(name).grantUuid === grantUuid ? [[name, balance]] : [],
        ),
      ),
    async post({ kind, source, legs, actorUuid, jobUuid, fen = 0 }) {
      const entries = Object.entries(legs).flatMap(([name, amount = 0]) =>
        amount === 0 ? [] : [{ ...standingOf(name as AccountName), amount }],
      );
      const short = entries.some(({ name, balance, amount }) => WALLET.includes(name) && balance + amount < 0);
      const again = short ? await findTransfer(db, companyUuid, kind, source.uuid) : undefined;
      if (again) return { ...again, again: true };
      if (short) throw new AppError(40930, { data: { balance: wallet().paid + wallet().gift } });
      const coins = walletOf(legs);
      const transfer = { uuid: uuidv7(), seq: seq + 1, coins, coins_after: wallet().paid + wallet().gift + coins };
      const written = await insertTransfer(
        db,
        {
          ...{ ...transfer, company_uuid: companyUuid, kind, at, fen },
          ...{ source_kind: source.kind, source_uuid: source.uuid, actor_uuid: actorUuid, job_uuid: jobUuid ?? null },
        },
        entries,
      );
      if (!written) return { ...requireFound(await findTransfer(db, companyUuid, kind, source.uuid)), again: true };
      await fault('ledger.posted');
      seq += 1;
      for (const { name, last_seq, balance, amount } of entries)
        byName.set(name, { name, last_seq: (last_seq ?? 0) + 1, balance: balance + amount });
      return { ...transfer, at: at.toISOString(), again: false };
    },
  };
}

const WALLET: readonly AccountName[] = ['coin.paid', 'coin.gift'];

const isGrant = (name: AccountName): name is GrantAccount => name.startsWith('grant.');

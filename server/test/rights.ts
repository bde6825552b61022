import type { Right } from '@qinghe/contract/rights/right.ts';
import { v7 as uuidv7 } from 'uuid';
import { grantUnits } from '../src/domains/rights/index.ts';
import { giveCoins, openLedger } from '../src/domains/wallet/index.ts';
import { moneyTransaction } from '../src/money-turn.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';

/** How many jobs of each kind a company may have online. */
export const setPlaces = ({ services }: TestApp, companyUuid: string, quota: number) =>
  services.db
    .updateTable('company')
    .set({ internship_quota: quota, campus_quota: quota })
    .where('company_uuid', '=', companyUuid)
    .execute();

/** Units of a right, as an order grants them. */
export const grantRight = (
  { services: { db }, clock }: TestApp,
  { companyUuid, uuid: actorUuid }: Pick<TestAccount, 'uuid' | 'companyUuid'>,
  right: Right,
  units = 1,
) =>
  moneyTransaction(db, companyUuid ?? '', async (trx) => {
    const now = clock.now();
    const ledger = await openLedger({ db: trx, now }, companyUuid ?? '');
    const source = { source: 'order' as const, sourceUuid: uuidv7(), parts: { paid: 0, gift: 0 }, days: 90 };
    await grantUnits({ db: trx, ledger, now }, { companyUuid: companyUuid ?? '', actorUuid, right, units, ...source });
  });

/** Coins, as the platform gives them. */
export const giveTestCoins = (
  { services: { db }, clock }: TestApp,
  { companyUuid }: Pick<TestAccount, 'companyUuid'>,
  coins: number,
) =>
  moneyTransaction(db, companyUuid ?? '', (trx) =>
    giveCoins({ db: trx, now: clock.now() }, companyUuid ?? '', { coins, proposalUuid: uuidv7() }),
  );

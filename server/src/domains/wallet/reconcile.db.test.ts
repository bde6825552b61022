import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeCompany } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { moneyTransaction } from '../../money-turn.ts';
import { openLedger } from './post.ts';
import { findDifferences } from './reconcile-queries.ts';
import { given, type Kind, type Legs, spent } from './rules.ts';

const app = await startTestApp();
const { db } = app.services;

/** A company with four transfers: 100 and 50 coins come, 30 and 20 go. */
async function makeLedger(): Promise<string> {
  const { company_uuid } = await makeCompany(app);
  const transfers: [Kind, Legs][] = [
    ['gift', given(100)],
    ['spend', spent({ paid: 0, gift: 30 })],
    ['gift', given(50)],
    ['spend', spent({ paid: 0, gift: 20 })],
  ];
  for (const [kind, legs] of transfers)
    await moneyTransaction(db, company_uuid, async (trx) => {
      const ledger = await openLedger({ db: trx, now: app.clock.now() }, company_uuid);
      await ledger.post({ kind, legs, source: { kind: 'test', uuid: uuidv7() }, actorUuid: null });
    });
  return company_uuid;
}

const account = `account_uuid = (select account_uuid from ledger_account where company_uuid = $1 and name = 'coin.gift')`;
const tampering: [what: string, statement: string, found: string[]][] = [
  [
    'a balance',
    `update ledger_account set balance = balance + 1 where company_uuid = $1 and name = 'coin.gift'`,
    ['accounts', 'balance'],
  ],
  [
    'an entry in the middle',
    `update ledger_entry set amount = amount - 1, balance_after = balance_after - 1 where company_uuid = $1 and seq = 2 and ${account}`,
    ['chain', 'unit', 'wallet'],
  ],
  [
    'what an entry says it began with',
    `update ledger_entry set balance_before = balance_before + 5, balance_after = balance_after + 5 where company_uuid = $1 and seq = 2 and ${account}`,
    ['chain'],
  ],
  [
    'the newest entry',
    `update ledger_entry set amount = amount - 1, balance_after = balance_after - 1 where company_uuid = $1 and seq = 4 and ${account}`,
    ['balance', 'unit', 'wallet'],
  ],
  [
    'an entry that is gone',
    `delete from ledger_entry where company_uuid = $1 and seq = 2 and ${account}`,
    ['chain', 'unit', 'wallet'],
  ],
  [
    'the newest entry that is gone',
    `delete from ledger_entry where company_uuid = $1 and seq = 4 and ${account}`,
    ['balance', 'unit', 'wallet'],
  ],
  [
    'the wallet after a line',
    `update ledger_transaction set coins_after = coins_after + 1 where company_uuid = $1 and seq = 2`,
    ['wallet'],
  ],
  [
    'a line that is gone',
    `delete from ledger_transaction where company_uuid = $1 and seq = 2`,
    ['bill', 'sequence', 'wallet'],
  ],
];

test.each(tampering)('%s, changed with all triggers off, is found and named', async (_what, statement, found) => {
  const company = await makeLedger();
  expect(await findDifferences(db, company)).toEqual([]);
  const [before = '', ...after] = statement.split('$1');
  const change = after.reduce((query, part) => sql`${query}${company}${sql.raw(part)}`, sql.raw(before));
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await change.execute(trx);
  });
  const differences = await findDifferences(db, company);
  expect([...new Set(differences.map(({ what }) => what))].toSorted()).toEqual(found);
});

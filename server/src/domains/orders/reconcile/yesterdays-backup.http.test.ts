import { decideRefund } from '@qinghe/contract/orders/decide-refunds.ts';
import { payResult } from '@qinghe/contract/orders/payments.ts';
import { listDifferences, runReconciliation } from '@qinghe/contract/orders/reconciliation.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { backUp } from '../../../../test/database.ts';
import { noDifferences } from '../../../../test/money.ts';
import { numberOf, recharge } from '../../../../test/orders.ts';
import { ask } from '../../../../test/refunds.ts';
import { connect } from '../../../db/database.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { findRefund } from '../refunds/refund-queries.ts';
import { sendRefund } from '../refunds/send-refund.ts';

const app = await startTestApp({ own: true });
const { db, payments } = app.services;

/** What the services remember, whatever became of our database. */
async function rememberAtServices(lostUrl: string): Promise<void> {
  const lost = connect(lostUrl, 1);
  for (const table of ['cashier_trade', 'cashier_refund'] as const) {
    const rows = await lost.db.selectFrom(table).selectAll().execute();
    await db.deleteFrom(table).execute();
    await sql`insert into ${sql.table(table)}
      select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(db);
  }
  await lost.close();
}

test('after a start on the backup of yesterday the bill of a service brings back what it took, names what nobody knows any more, and nothing goes out twice', async () => {
  const day = chinaDay(new Date(app.clock.now().getTime() + 3 * 86_400_000));
  app.clock.set(`${day}T12:00+08:00`);
  const buyer = await makeMaster(app);
  let one = await makeOperator(app);
  const { token } = buyer;
  const coins = async () => (await app.ok(remainingCoins, {}, { token })).value;
  const pay = async (made: { uuid: string }) => {
    await payments.cashier?.find(await numberOf(app, made));
    await payments.cashier?.play(await numberOf(app, made), 'pay_untold');
    return (await app.ok(payResult, { uuid: made.uuid, ask: 'true' }, { token })).state;
  };
  // Stood and paid before the backup: one that is paid back since, and one that is paid since.
  const before = await recharge(app, buyer, { fen: 10_000 });
  expect(await pay(before)).toBe('fulfilled');
  const [refund] = (await ask(app, buyer, { fen: 3000 })).data.items;
  if (!refund) throw new Error('no refund was asked for');
  const open = await recharge(app, buyer, { fen: 20_000 });
  const backup = await backUp(app.databaseUrl);

  const confirm = ({ uuid, version }: { uuid: string; version: number }) =>
    app.ok(decideRefund, { uuid, version, confirm: true }, { token: one.token });
  const send = () =>
    sendRefund.run(app.services, { company: buyer.companyUuid ?? '', uuid: refund.uuid }, { last: false });
  expect(await pay(open)).toBe('fulfilled');
  const since = await recharge(app, buyer, { fen: 40_000 });
  expect(await pay(since)).toBe('fulfilled');
  await confirm(refund);
  await send();
  expect((await findRefund(db, refund.uuid))?.state).toBe('done');
  expect(await coins()).toBe(700 + 2000 + 4000);
  const unknown = await numberOf(app, since);

  const { lost } = await backup.restore();
  await rememberAtServices(lost.url);
  await lost.drop();
  expect(await coins()).toBe(700);
  expect((await app.ok(payResult, { uuid: open.uuid }, { token })).state).toBe('paying');

  app.clock.advance({ hours: 22, minutes: 45 });
  one = await makeOperator(app);
  const read = () => app.ok(runReconciliation, { method: 'alipay', day }, { token: one.token });
  expect(await read()).toMatchObject({ state: 'differs' });
  expect((await app.ok(payResult, { uuid: open.uuid }, { token })).state).toBe('fulfilled');
  expect(await coins()).toBe(700 + 2000);
  const differences = async () =>
    (await app.ok(listDifferences, { which: 'all', limit: 100 }, { token: one.token })).items;
  const found = await differences();
  expect(found).toHaveLength(3);
  expect(found).toContainEqual(expect.objectContaining({ what: 'payment', state: 'mended', theirs_fen: 20_000 }));
  // Of an order that was made since nothing is known here: two operators see to it.
  expect(found).toContainEqual(
    expect.objectContaining({
      what: 'payment',
      kind: 'missing_here',
      state: 'open',
      number: unknown,
      theirs_fen: 40_000,
    }),
  );
  expect(found).toContainEqual(expect.objectContaining({ what: 'refund', state: 'open', theirs_fen: 3000 }));

  // Confirmed once more, the refund is asked about before anything is sent: its money is out already.
  await confirm(refund);
  await send();
  expect((await findRefund(db, refund.uuid))?.state).toBe('done');
  const out = await db.selectFrom('cashier_refund').selectAll().execute();
  expect(out.map(({ fen }) => fen)).toEqual([3000]);
  await read();
  const left = (await differences()).filter(({ state }) => state === 'open');
  expect(left).toMatchObject([{ what: 'payment', number: unknown }]);
  await noDifferences(app, buyer);
});

import { applyForOne, getInvoice, type Invoice, listInvoiceable } from '@qinghe/contract/invoices/invoices.ts';
import {
  askRedLetter,
  denyRedLetter,
  fileRedLetter,
  issueRedLetter,
  listWaitingRedLetters,
} from '@qinghe/contract/invoices/red-letters.ts';
import { quoteRefund } from '@qinghe/contract/orders/refunds.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeOperator } from '../../../test/companies.ts';
import { appliedInvoice, aTitle, issuedInvoice, taxNumber } from '../../../test/invoices.ts';
import { ask } from '../../../test/refunds.ts';
import { lapseRedLetters } from './red-letters.ts';

const app = await startTestApp({ own: true });
afterEach(() => app.clock.reset());
const { token: operator } = await makeOperator(app);

type Buyer = { token: string };
const reverse = (buyer: Buyer, { uuid, version }: Pick<Invoice, 'uuid' | 'version'>) =>
  app.call(askRedLetter, { uuid, version, words: '要退款' }, { token: buyer.token });
const now = ({ token }: Buyer, { uuid }: { uuid: string }) => app.ok(getInvoice, { uuid }, { token });
async function waiting({ uuid }: { uuid: string }): Promise<{ uuid: string; version: number }> {
  const { items } = await app.ok(listWaitingRedLetters, { limit: 100 }, { token: operator });
  const found = items.find(({ invoice }) => invoice.uuid === uuid);
  if (!found) throw new Error('no red letter waits');
  return { uuid: found.uuid, version: found.version };
}
const settle = (seen: { uuid: string; version: number }, red_invoice = taxNumber()) =>
  app.call(issueRedLetter, { ...seen, red_invoice, issued_on: '2026-11-27' }, { token: operator });

test('red letter first, money after: what an invoice covered can be refunded, or invoiced anew, once it is reversed', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const invoice = await issuedInvoice(app, master);
  expect((await ask(app, master, { fen: 10_000 })).code).toBe(40935);
  const asked = await reverse(master, invoice);
  expect(asked.data).toMatchObject({ state: 'reversing', reversal: { state: 'asked' } });
  expect((await reverse(master, invoice)).code).toBe(40901);
  expect((await reverse(master, asked.data)).code).toBe(40902);
  expect((await ask(app, master, { fen: 10_000 })).code).toBe(40935);
  const red = taxNumber();
  expect((await settle(await waiting(invoice), invoice.tax_invoice ?? '')).code).toBe(40902);
  const seen = await waiting(invoice);
  expect((await settle(seen, red)).code).toBe(100);
  expect((await settle(seen, taxNumber())).code).toBe(40901);
  expect(await now(master, invoice)).toMatchObject({ state: 'reversed', reversal: { state: 'issued', number: red } });
  expect((await app.ok(listInvoiceable, {}, { token })).items).toMatchObject([{ invoiced_fen: 0, can_fen: 10_000 }]);
  expect((await app.ok(quoteRefund, {}, { token })).most_fen).toBe(10_000);
  expect((await ask(app, master, { fen: 4000 })).code).toBe(100);
  const [order] = invoice.orders;
  const again = { ...aTitle, order: order?.uuid ?? '', expect: { fen: 6000 } };
  expect((await app.call(applyForOne, again, { token })).code).toBe(100);
});

test('one that is denied says why, and may be asked for anew', async () => {
  const master = await makeMaster(app);
  const invoice = await issuedInvoice(app, master);
  await reverse(master, invoice);
  const seen = await waiting(invoice);
  await app.ok(denyRedLetter, { ...seen, reason: '购方已抵扣' }, { token: operator });
  const denied = await now(master, invoice);
  expect(denied).toMatchObject({ state: 'issued', reversal: { state: 'denied', denial: '购方已抵扣' } });
  expect((await settle({ ...seen, version: seen.version + 1 })).code).toBe(40902);
  expect((await reverse(master, denied)).data).toMatchObject({ state: 'reversing', reversal: { state: 'asked' } });
});

test('what its buyer does not confirm within 72 hours lapses, the money is still here, and it is asked for anew', async () => {
  const master = await makeMaster(app);
  const invoice = await issuedInvoice(app, master);
  await reverse(master, invoice);
  await app.ok(fileRedLetter, await waiting(invoice), { token: operator });
  expect((await app.call(fileRedLetter, await waiting(invoice), { token: operator })).code).toBe(40902);
  const state = async () =>
    (
      await app.services.db
        .selectFrom('red_letter')
        .select('state')
        .where('invoice_uuid', '=', invoice.uuid)
        .executeTakeFirst()
    )?.state;
  const clock = () => lapseRedLetters.run(app.services, {}, { last: false });
  app.clock.advance({ hours: 71 });
  await clock();
  expect(await state()).toBe('filed');
  app.clock.advance({ hours: 2 });
  await clock();
  expect(await state()).toBe('lapsed');
  app.clock.reset();
  const lapsed = await now(master, invoice);
  expect(lapsed).toMatchObject({ state: 'issued', reversal: { state: 'lapsed' } });
  expect((await reverse(master, lapsed)).code).toBe(100);
});

test('an application is withdrawn, not reversed; another company finds nothing', async () => {
  const [master, other] = [await makeMaster(app), await makeMaster(app)];
  expect((await reverse(master, await appliedInvoice(app, master))).code).toBe(40902);
  expect((await reverse(other, await issuedInvoice(app, master))).code).toBe(40401);
});

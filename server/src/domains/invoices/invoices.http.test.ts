import {
  applyForInvoice,
  applyForOne,
  getInvoice,
  type InvoiceFields,
  lastTicket,
  listInvoiceable,
  listInvoices,
  withdrawInvoice,
} from '@qinghe/contract/invoices/invoices.ts';
import { issueInvoice, listWaitingInvoices, refuseInvoice } from '@qinghe/contract/invoices/issue.ts';
import { expect, test, vi } from 'vitest';
import { makeMaster, makeTeam, type TestAccount } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { cvFile } from '../../../test/applications.ts';
import { makeOperator } from '../../../test/companies.ts';
import { readDeliveries, sendDeliveries } from '../../../test/deliveries.ts';
import { appliedInvoice, aTitle, paidOrder } from '../../../test/invoices.ts';
import { until } from '../../../test/until.ts';
import { ObjectMissing } from '../../providers/storage/port.ts';

const app = await startTestApp();
const { db } = app.services;

const bills = async ({ token }: TestAccount) => (await app.ok(listInvoiceable, {}, { token })).items;
const apply = ({ token }: TestAccount, orders: string[], fen: number, change: Partial<InvoiceFields> = {}) =>
  app.call(applyForInvoice, { ...aTitle, ...change, orders, expect: { fen } }, { token });
let issued = 0;
const number = () => {
  issued += 1;
  return `2699${Date.now()}${String(issued).padStart(3, '0')}`;
};
const pdf = await cvFile();
const issue = async ({ uuid, version }: { uuid: string; version: number }, tax_invoice = number(), file = pdf) =>
  app.call(
    issueInvoice,
    { uuid, version, tax_invoice, issued_on: '2026-11-27' },
    { token: (await makeOperator(app)).token, file },
  );
const readDeliveriesOf = async (uuid: string) =>
  (await readDeliveries(app.services, { kind: 'invoices.settled' })).filter(
    ({ subject_uuid }) => subject_uuid === uuid,
  );
const mailsTo = async (uuid: string) => {
  const due = await readDeliveriesOf(uuid);
  await sendDeliveries(
    app.services,
    due.map((one) => one.uuid),
  );
  return db
    .selectFrom('outbox_message')
    .select(['address', 'body'])
    .where(
      'uuid',
      'in',
      due.map((one) => one.uuid),
    )
    .execute();
};

test('what was paid can be invoiced once, gifts cannot, and several payments come on one invoice', async () => {
  const master = await makeMaster(app);
  const [first, second] = [await paidOrder(app, master), await paidOrder(app, master, 20_000)];
  expect((await bills(master)).map(({ can_fen }) => can_fen)).toEqual([20_000, 10_000]);
  expect((await apply(master, [first.uuid, second.uuid], 29_999)).code).toBe(40931);
  const { data, code } = await apply(master, [first.uuid, second.uuid], 30_000);
  expect(code).toBe(100);
  expect(data).toMatchObject({ state: 'applied', fen: 30_000, title: '云杉科技有限公司' });
  expect(data.orders.map(({ fen }) => fen)).toEqual([10_000, 20_000]);
  expect((await bills(master)).map(({ can_fen }) => can_fen)).toEqual([0, 0]);
  const twice = await apply(master, [first.uuid], 10_000);
  expect([twice.code, (twice.data as unknown as { number: string }).number]).toEqual([40935, first.number]);
  expect(await app.ok(lastTicket, {}, { token: master.token })).toEqual({ ...aTitle });
});

test('ten at once for one payment make one invoice', async () => {
  const master = await makeMaster(app);
  const { uuid } = await paidOrder(app, master);
  const all = await Promise.all(Array.from({ length: 10 }, () => apply(master, [uuid], 10_000)));
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, ...Array(9).fill(40935)]);
  expect(await bills(master)).toMatchObject([{ invoiced_fen: 10_000, can_fen: 0 }]);
});

test('the table itself refuses that more is invoiced than was paid', async () => {
  const master = await makeMaster(app);
  const { uuid } = await paidOrder(app, master);
  const change = db.updateTable('sales_order').set({ invoiced_fen: 10_010 }).where('uuid', '=', uuid).execute();
  await expect(change).rejects.toThrow(/sales_order_money/);
});

test.each([
  ['a tax number of 16 signs', { tax_number: '9131011012345678' }, 'tax_number'],
  ['a code whose check sign is off', { tax_number: '91310110MA1K4T7Q5X' }, 'tax_number'],
  ['a special one without a tax number', { kind: 'special' as const, tax_number: '' }, 'tax_number'],
  ['a title of 102 bytes', { title: '汉'.repeat(51) }, 'title'],
  ['address and phone of 101 bytes together', { address: '汉'.repeat(45), phone: '02112345678' }, 'address'],
  ['bank and account of more than 100 bytes', { bank: '汉'.repeat(45), account: '621234567890' }, 'bank'],
  ['no address for the mail', { email: 'finance' }, 'email'],
])('%s is refused at its field', async (_name, change, field) => {
  const master = await makeMaster(app);
  const { uuid } = await paidOrder(app, master);
  expect(await apply(master, [uuid], 10_000, change)).toMatchObject({ code: 400, field });
  expect(await bills(master)).toMatchObject([{ can_fen: 10_000 }]);
});

test('a hundred bytes fit, and a normal one needs no tax number', async () => {
  const master = await makeMaster(app);
  const { uuid } = await paidOrder(app, master);
  const change = { tax_number: '', title: '汉'.repeat(50), address: '汉'.repeat(44), phone: '021123456789' };
  expect((await apply(master, [uuid], 10_000, change)).code).toBe(100);
});

test('an application that is taken back or refused gives its money free, and its reason is told', async () => {
  const master = await makeMaster(app);
  const { token } = master;
  const first = await appliedInvoice(app, master);
  const withdraw = () => app.call(withdrawInvoice, { uuid: first.uuid, version: first.version }, { token });
  expect((await withdraw()).data.state).toBe('withdrawn');
  expect((await withdraw()).code).toBe(40901);
  expect((await issue(first)).code).toBe(40901);
  expect(await bills(master)).toMatchObject([{ can_fen: 10_000 }]);
  const second = await app.ok(
    applyForOne,
    { ...aTitle, order: first.orders[0]?.uuid ?? '', expect: { fen: 10_000 } },
    { token },
  );
  const operator = await makeOperator(app);
  const refusal = { uuid: second.uuid, version: second.version, reason: '抬头和执照不一致' };
  await app.ok(refuseInvoice, refusal, { token: operator.token });
  expect((await app.call(refuseInvoice, refusal, { token: operator.token })).code).toBe(40901);
  expect(await app.ok(getInvoice, { uuid: second.uuid }, { token })).toMatchObject({
    state: 'refused',
    reason: '抬头和执照不一致',
    file_url: null,
  });
  expect(await bills(master)).toMatchObject([{ can_fen: 10_000 }]);
  const [mail] = await mailsTo(second.uuid);
  expect(mail?.body).toContain('抬头和执照不一致');
});

test('an issued one has its number and its file, and the mail says where', async () => {
  const master = await makeMaster(app);
  const applied = await appliedInvoice(app, master);
  const { token } = await makeOperator(app);
  const waiting = await app.ok(listWaitingInvoices, { limit: 100 }, { token });
  expect(waiting.items.find(({ uuid }) => uuid === applied.uuid)).toMatchObject({
    company: expect.any(String),
    fen: 10_000,
  });
  const taken = number();
  expect((await issue(applied, taken)).data).toMatchObject({
    state: 'issued',
    tax_invoice: taken,
    issued_on: '2026-11-27',
  });
  const shown = await app.ok(getInvoice, { uuid: applied.uuid }, { token: master.token });
  const file = await fetch(new URL(shown.file_url ?? '', app.url));
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(pdf.bytes))).toBe(true);
  expect(await mailsTo(applied.uuid)).toMatchObject([
    { address: 'finance@example.com', body: expect.stringContaining(taken) },
  ]);
  const other = await appliedInvoice(app, await makeMaster(app));
  expect((await issue(other, taken)).code).toBe(40902);
  expect((await issue({ ...other, version: 9 })).code).toBe(40901);
});

test('two operators who issue one at once leave the file of the one who did, and a number that is taken leaves none', async () => {
  const master = await makeMaster(app);
  const applied = await appliedInvoice(app, master);
  const { storage } = app.services;
  const put = vi.spyOn(storage, 'put');
  const other = { name: '另一份.pdf', bytes: Buffer.concat([Buffer.from(pdf.bytes), Buffer.from('\n%')]) };
  const taken = number();
  const both = await Promise.all([issue(applied, taken, pdf), issue(applied, taken, other)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([100, 40901]);
  const second = await appliedInvoice(app, master);
  expect((await issue(second, taken)).code).toBe(40902);
  const keys = put.mock.calls.map(([key]) => key);
  put.mockRestore();
  expect(new Set(keys).size).toBe(keys.length);
  const { file_key } = await db
    .selectFrom('invoice')
    .select('file_key')
    .where('uuid', '=', applied.uuid)
    .executeTakeFirstOrThrow();
  const isGone = (key: string) =>
    storage.get(key).then(
      () => false,
      (error) => error instanceof ObjectMissing,
    );
  for (const key of keys) if (key !== file_key) await until(() => isGone(key), 'what became nobody’s is gone');
  const won = both[0]?.code === 100 ? pdf : other;
  expect((await storage.get(file_key ?? '')).equals(won.bytes)).toBe(true);
});

test('what is no PDF, or has no number of 20 digits, issues nothing', async () => {
  const applied = await appliedInvoice(app, await makeMaster(app));
  const text = { name: '发票.pdf', bytes: Buffer.from('<html>') };
  expect((await issue(applied, number(), text)).code).toBe(42203);
  expect((await issue(applied, '1234')).code).toBe(400);
  expect((await issue(applied)).code).toBe(100);
});

test('sub-accounts and other companies see and do nothing of it', async () => {
  const { master, child } = await makeTeam(app);
  const other = await makeMaster(app);
  const applied = await appliedInvoice(app, master);
  expect((await app.call(listInvoices, {}, { token: child.token })).code).toBe(403);
  expect((await app.ok(listInvoices, {}, { token: other.token })).items).toEqual([]);
  expect((await app.call(getInvoice, { uuid: applied.uuid }, { token: other.token })).code).toBe(40401);
  expect((await apply(other, [applied.orders[0]?.uuid ?? ''], 10_000)).code).toBe(40401);
  const seen = { uuid: applied.uuid, version: applied.version };
  expect((await app.call(withdrawInvoice, seen, { token: other.token })).code).toBe(40401);
});

test('where the disk is full an invoice is not issued and waits on; with room again the same number issues it', async () => {
  const master = await makeMaster(app);
  const invoice = await appliedInvoice(app, master);
  const tax = number();
  const full = vi
    .spyOn(app.services.storage, 'put')
    .mockRejectedValueOnce(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  expect((await issue(invoice, tax)).status).toBe(500);
  full.mockRestore();
  const seen = () => app.ok(getInvoice, { uuid: invoice.uuid }, { token: master.token });
  expect(await seen()).toMatchObject({ version: invoice.version, state: invoice.state, tax_invoice: null });
  expect(await readDeliveriesOf(invoice.uuid)).toHaveLength(0);
  expect((await issue(invoice, tax)).code).toBe(100);
  expect(await seen()).toMatchObject({ state: 'issued', tax_invoice: tax });
  expect(await readDeliveriesOf(invoice.uuid)).toHaveLength(1);
});

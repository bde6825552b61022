import { payResult } from '@qinghe/contract/orders/payments.ts';
import {
  confirmBankLine,
  dropBankLine,
  enterBankLine,
  listBankLines,
  nameBankLine,
} from '@qinghe/contract/orders/transfers.ts';
import { remainingCoins } from '@qinghe/contract/wallet/coins.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeMaster, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { aBankLine, creditCodeOf, enteredLine } from '../../../../test/bank-lines.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { noDifferences } from '../../../../test/money.ts';
import { recharge } from '../../../../test/orders.ts';
import { until } from '../../../../test/until.ts';
import { countWaitingTurns, moneyTurn } from '../../../money-turn.ts';
import { transferCode } from '../numbers.ts';
import { transferCodesIn } from '../rules.ts';

const app = await startTestApp();

test('two operators credit a transfer: one enters it, another confirms it, and it is credited once', async () => {
  const master = await makeMaster(app);
  const [first, second] = [await makeOperator(app), await makeOperator(app)];
  const made = await recharge(app, master, { pay: 'bank', fen: 100_000, bonus: 1000 });
  const line = aBankLine({ fen: 100_000, words: `货款 ${made.transfer?.code.replace(/(\d{4})/g, '$1 ')}` });
  const entered = await app.ok(enterBankLine, line, { token: first.token });
  expect(entered).toMatchObject({ own: true, order: { number: made.number, fen: 100_000, open: true } });
  expect((await app.call(enterBankLine, line, { token: second.token })).code).toBe(40902);
  const confirm = ({ token }: { token: string }) => app.call(confirmBankLine, { uuid: entered.uuid }, { token });
  expect((await confirm(first)).code).toBe(40902);
  const all = await Promise.all([confirm(second), confirm(second), confirm(second)]);
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, 40401, 40401]);
  expect((await app.ok(payResult, { uuid: made.uuid }, { token: master.token })).state).toBe('fulfilled');
  expect((await app.ok(remainingCoins, {}, { token: master.token })).value).toBe(11_000);
  expect((await confirm(second)).code).toBe(40401);
  await noDifferences(app, master);
});

test.each([
  ['another sum', { fen: 9_999 }],
  ['no code', { words: '货款' }],
  ['a code with a digit wrong', { words: '1234567800' }],
])('%s is nobody’s: it waits for a word of people', async (_name, change) => {
  const master = await makeMaster(app);
  const second = await makeOperator(app);
  const made = await recharge(app, master, { pay: 'bank' });
  const line = aBankLine({ words: made.transfer?.code ?? '', ...change });
  const { uuid } = await app.ok(enterBankLine, line, { token: (await makeOperator(app)).token });
  expect((await app.call(confirmBankLine, { uuid }, { token: second.token })).code).toBe(40902);
  expect((await app.ok(remainingCoins, {}, { token: master.token })).value).toBe(0);
  await app.ok(dropBankLine, { uuid }, { token: second.token });
  const left = (await app.ok(listBankLines, { limit: 100 }, { token: second.token })).items;
  expect(left.some((one) => one.uuid === uuid)).toBe(false);
});

test('another sum than the order’s is credited as a recharge of what came, with its gift; the order stays open', async () => {
  const master = await makeMaster(app);
  const [first, second] = [await makeOperator(app), await makeOperator(app)];
  const made = await recharge(app, master, { pay: 'bank', fen: 100_000, bonus: 1000 });
  const words = made.transfer?.code ?? '';
  const enter = (fen: number) => app.ok(enterBankLine, aBankLine({ fen, words }), { token: first.token });
  const credit = ({ uuid }: { uuid: string }, as: 'order' | 'recharge' = 'recharge', by = second) =>
    app.call(confirmBankLine, { uuid, as }, { token: by.token });
  const short = await enter(50_000);
  expect([(await credit(short, 'order')).code, (await credit(short, 'recharge', first)).code]).toEqual([40902, 40902]);
  const all = await Promise.all([credit(short), credit(short), credit(short)]);
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, 40401, 40401]);
  const { value, gift } = await app.ok(remainingCoins, {}, { token: master.token });
  expect(value).toBe(5000 + gift);
  expect((await app.ok(payResult, { uuid: made.uuid }, { token: master.token })).state).toBe('paying');
  expect((await credit(await enter(100_000))).code).toBe(40902);
  expect((await credit(await enter(99_995))).code).toBe(40902);
  const exact = await enter(100_000);
  expect((await credit(exact, 'order')).code).toBe(100);
  // What comes once more, although the order is paid.
  expect((await credit(await enter(30_000))).code).toBe(100);
  expect((await app.ok(remainingCoins, {}, { token: master.token })).paid).toBe(5000 + 10_000 + 3000);
  await noDifferences(app, master);
});

test('what names no order is credited to the company that one operator names and another confirms', async () => {
  const master = await makeMaster(app);
  const [first, second] = [await makeOperator(app), await makeOperator(app)];
  const papers = await creditCodeOf(app, master.companyUuid ?? '');
  const enter = (change: object = {}) =>
    app.ok(enterBankLine, aBankLine({ fen: 50_000, words: '货款', ...change }), { token: first.token });
  const name = ({ uuid }: { uuid: string }, credit_code = papers, by = first) =>
    app.call(nameBankLine, { uuid, credit_code }, { token: by.token });
  const credit = ({ uuid }: { uuid: string }, as: 'order' | 'recharge' = 'recharge', by = second) =>
    app.call(confirmBankLine, { uuid, as }, { token: by.token });
  const line = await enter();
  expect((await credit(line)).code).toBe(40902);
  expect((await name(line, '91310110MA1K4T7Q99')).code).toBe(40902);
  expect((await name(line, '')).code).toBe(400);
  expect((await name({ uuid: '01890000-0000-7000-8000-0000000000ff' })).code).toBe(40401);
  expect((await name(line)).data).toMatchObject({ order: null, named: { own: true } });
  expect([(await credit(line, 'recharge', first)).code, (await credit(line, 'order')).code]).toEqual([40902, 40902]);
  const all = await Promise.all([credit(line), credit(line), credit(line)]);
  expect(all.map(({ code }) => code).toSorted()).toEqual([100, 40401, 40401]);
  expect(await app.ok(remainingCoins, {}, { token: master.token })).toMatchObject({ paid: 5000, gift: 250 });
  // Whoever named it is no second pair of eyes, whoever entered it.
  const other = await enter();
  await name(other, papers, second);
  expect((await credit(other)).code).toBe(40902);
  const odd = await enter({ fen: 99_995 });
  await name(odd);
  expect((await credit(odd)).code).toBe(40902);
  const { transfer } = await recharge(app, master, { pay: 'bank' });
  expect((await name(await enter({ words: transfer?.code }))).code).toBe(40902);
  await noDifferences(app, master);
});

test('a transfer whose company is named anew while it waits for its turn is credited to the new one', async () => {
  const [one, other] = [await makeMaster(app), await makeMaster(app)];
  const [first, second] = [await makeOperator(app), await makeOperator(app)];
  const { uuid } = await app.ok(enterBankLine, aBankLine({ fen: 50_000, words: '货款' }), { token: first.token });
  const name = async ({ companyUuid }: TestAccount) =>
    app.ok(nameBankLine, { uuid, credit_code: await creditCodeOf(app, companyUuid ?? '') }, { token: first.token });
  await name(one);
  const release = Promise.withResolvers<void>();
  const turns = [1, 2].map(() => moneyTurn(one.companyUuid ?? '', () => release.promise));
  const confirmed = app.call(confirmBankLine, { uuid, as: 'recharge' }, { token: second.token });
  await until(() => countWaitingTurns() === 1, 'it waits for its turn');
  await name(other);
  release.resolve();
  await Promise.all(turns);
  expect((await confirmed).code).toBe(100);
  const paid = async ({ token }: TestAccount) => (await app.ok(remainingCoins, {}, { token })).paid;
  expect([await paid(one), await paid(other)]).toEqual([0, 5000]);
  await noDifferences(app, other);
});

test('what waits says whose code it names, and whether it is one’s own', async () => {
  const master = await makeMaster(app);
  const entered = await enteredLine(app, master);
  const { token } = await makeOperator(app);
  const found = (await app.ok(listBankLines, { limit: 100 }, { token })).items.find(
    ({ uuid }) => uuid === entered.uuid,
  );
  expect(found).toMatchObject({ own: false, order: { open: true } });
});

test('a code is found whatever stands between its digits, and a wrong digit or two that are swapped are none', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000_000, max: 99_999_999 }),
      fc.nat(9),
      fc.integer({ min: 1, max: 9 }),
      (digits, at, by) => {
        const code = transferCode(String(digits));
        expect(code).toHaveLength(10);
        expect(transferCodesIn(`QH ${code.slice(0, 4)} ${code.slice(4)}货款`)).toEqual([code]);
        const wrong = [...code]
          .map((digit, place) => (place === at ? String((Number(digit) + by) % 10) : digit))
          .join('');
        expect(transferCodesIn(wrong)).toEqual([]);
        const swapped = [...code];
        [swapped[at], swapped[(at + 1) % 10]] = [swapped[(at + 1) % 10] ?? '', swapped[at] ?? ''];
        if (at < 9 && swapped.join('') !== code) expect(transferCodesIn(swapped.join(''))).toEqual([]);
      },
    ),
  );
});

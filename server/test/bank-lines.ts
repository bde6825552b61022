import { randomUUID } from 'node:crypto';
import type { OutputOf } from '@qinghe/contract/endpoint.ts';
import { enterBankLine } from '@qinghe/contract/orders/transfers.ts';
import type { TestApp } from './app.ts';
import { makeOperator, randomCreditCode } from './companies.ts';
import { recharge } from './orders.ts';

/** A line of the bank as an operator has it before them. */
export const aBankLine = (change: object = {}) => ({
  ...{ bank_number: randomUUID(), booked_on: '2026-11-26', fen: 10_000, payer: '云杉科技有限公司', words: '货款' },
  ...change,
});

/** A transfer that pays an order of a company, entered by an operator; another one has to confirm it. */
export async function enteredLine(app: TestApp, master: { token: string }): Promise<OutputOf<typeof enterBankLine>> {
  const { transfer } = await recharge(app, master, { pay: 'bank' });
  return app.ok(enterBankLine, aBankLine({ words: transfer?.code ?? '' }), { token: (await makeOperator(app)).token });
}

/** The credit code of a company's licence, by which operators name it. */
export async function creditCodeOf({ services }: TestApp, company_uuid: string): Promise<string> {
  const credit_code = randomCreditCode();
  await services.db.insertInto('company_licence').values({ company_uuid, credit_code }).execute();
  return credit_code;
}

import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../src/db/database.ts';
import { giveProof, hashPassword } from '../src/domains/account/index.ts';
import { newToken } from '../src/domains/account/secrets.ts';
import type { CheckStatus } from '../src/domains/company/index.ts';
import type { TestApp } from './app.ts';

const DAY = 86_400_000;

let lastNumber = randomInt(40_000_000, 80_000_000);

/** No test of this process has had it: of 100 million drawn ones, twelve thousand accounts share one every other run. */
export const unusedNumber = (): number => ++lastNumber;

export const unusedPhone = (): string => `139${unusedNumber()}`;

export interface TestCompany {
  company_uuid: string;
  name: string;
}

export async function makeCompany(
  { services }: TestApp,
  overrides: { name?: string; check_status?: CheckStatus; internship_quota?: number; campus_quota?: number } = {},
): Promise<TestCompany> {
  const company = {
    company_uuid: uuidv7(),
    name: '云杉科技（杭州）有限公司',
    check_status: 'pass' as const,
    ...overrides,
  };
  await services.db.insertInto('company').values(company).execute();
  return { company_uuid: company.company_uuid, name: company.name };
}

export interface TestAccount {
  uuid: string;
  phone: string;
  email: string | null;
  password: string;
  name: string;
  companyUuid: string | null;
  token: string;
}

interface AccountOverrides {
  company?: TestCompany;
  type?: 'master' | 'slave';
  phone?: string;
  email?: string | null;
  /** Costs 50 ms of hashing; without it the account has no password. */
  password?: string;
  name?: string;
}

/** An account with a live session; without a company unless one is given. */
export async function makeAccount(app: TestApp, overrides: AccountOverrides = {}): Promise<TestAccount> {
  const { company, type = 'master', phone = unusedPhone(), email = null, password = '', name = '林晓' } = overrides;
  const uuid = uuidv7();
  const companyUuid = company?.company_uuid ?? null;
  const password_hash = password === '' ? null : await hashPassword(password);
  const { db } = app.services;
  await db
    .insertInto('account')
    .values({ uuid, phone, email, name, company_uuid: companyUuid, password_hash })
    .execute();
  if (companyUuid !== null)
    await db
      .insertInto('company_member')
      .values({ company_uuid: companyUuid, account_uuid: uuid, type, staff_status: 1 })
      .execute();
  return { uuid, phone, email, password, name, companyUuid, token: await tokenOf(app, uuid) };
}

export const makeMaster = async (app: TestApp, company?: TestCompany): Promise<TestAccount> =>
  makeAccount(app, { company: company ?? (await makeCompany(app)), type: 'master' });

export const makeChild = (app: TestApp, company: TestCompany): Promise<TestAccount> =>
  makeAccount(app, { company, type: 'slave', name: '赵一鸣' });

/** A company with its master and a sub-account. */
export async function makeTeam(
  app: TestApp,
): Promise<{ company: TestCompany; master: TestAccount; child: TestAccount }> {
  const company = await makeCompany(app);
  return { company, master: await makeMaster(app, company), child: await makeChild(app, company) };
}

/** A token of a fresh live session; the account has no other. */
export async function tokenOf({ services, clock }: TestApp, accountUuid: string): Promise<string> {
  const { token, tokenHash } = newToken();
  const now = clock.now();
  await services.db
    .insertInto('session')
    .values({
      token_hash: tokenHash,
      account_uuid: accountUuid,
      created_at: now,
      expires_at: new Date(now.getTime() + 30 * DAY),
    })
    .execute();
  return token;
}

/** A captcha proof without the work of solving a challenge. */
export const captchaProof = ({ services, clock }: TestApp): Promise<string> =>
  withTransaction(services.db, (trx) => giveProof(trx, clock.now()));

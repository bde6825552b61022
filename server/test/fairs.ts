import { randomBytes, randomInt } from 'node:crypto';
import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import { acceptCompany } from '@qinghe/contract/fairs/decide.ts';
import type { DeskEntry } from '@qinghe/contract/fairs/desk.ts';
import type { FairFields } from '@qinghe/contract/fairs/fair.ts';
import { getFair, type SignUpFields, signUpForFair } from '@qinghe/contract/fairs/sign-up.ts';
import { makeStandKey } from '@qinghe/contract/fairs/stand-keys.ts';
import type { registerForFair } from '@qinghe/contract/fairs/visitors.ts';
import { publishFair, writeFair } from '@qinghe/contract/fairs/write-fairs.ts';
import type { TalkVisitor } from '@qinghe/contract/talks/sign-up.ts';
import { v7 as uuidv7 } from 'uuid';
import { newTicketCode } from '../src/domains/talks/ticket.ts';
import { minuteOfInstant } from '../src/time/china-day.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { codeFor } from './codes.ts';
import { makeOperator } from './companies.ts';
import { makeJob } from './jobs.ts';
import { aVisitor } from './talks.ts';

const HOUR = 3_600_000;
/** Phones of the test's people, of which each has another one. */
const PHONES = 100_000_000;

const hoursAway = ({ clock }: TestApp, hours: number): Date => new Date(clock.now().getTime() + hours * HOUR);

/** A minute of the clock in China, so many hours from now. */
export const hoursFromNow = (app: TestApp, hours: number): string =>
  minuteOfInstant(hoursAway(app, hours).toISOString());

/** A fair in two weeks, whose sign-up closes in one. */
export const goodFair = (app: TestApp, more: Partial<FairFields> = {}): FairFields => ({
  title: '秋季双选会',
  place: '武汉理工大学',
  address: '南湖校区 体育馆',
  city: '420100',
  starts_at: hoursFromNow(app, 14 * 24),
  ends_at: hoursFromNow(app, 14 * 24 + 6),
  closes_at: hoursFromNow(app, 7 * 24),
  booths: 120,
  text: '信息、机械、材料类专业学生到场。',
  ...more,
});

/** A fair of the platform. @returns how it is named in a call that changes it */
export async function makeFair(
  app: TestApp,
  state: 'draft' | 'open' = 'draft',
  more: Partial<FairFields> = {},
): Promise<{ uuid: string; version: number }> {
  const by = { token: (await makeOperator(app)).token };
  const { uuid, version } = await app.ok(writeFair, goodFair(app, more), by);
  if (state === 'draft') return { uuid, version };
  return { uuid, version: (await app.ok(publishFair, { uuid, version }, by)).version };
}

/** What a company says that takes one job to a fair. */
export const signUpOf = ({ uuid }: { uuid: string }): SignUpFields => ({
  job_uuids: [uuid],
  contact_name: '林晓',
  contact_phone: '13900000000',
  people: 3,
});

/** A company at a fair of its own. @returns how it is named in a call that decides on it */
export async function makeSignUp(
  app: TestApp,
  account: TestAccount,
  fair?: { uuid: string },
): Promise<{ fair_uuid: string; uuid: string; version: number }> {
  const { uuid: fair_uuid } = fair ?? (await makeFair(app, 'open'));
  const input = { uuid: fair_uuid, ...signUpOf(await makeJob(app, account)) };
  const { sign_up } = await app.ok(signUpForFair, input, { token: account.token });
  return { fair_uuid, uuid: sign_up?.uuid ?? '', version: sign_up?.version ?? 0 };
}

/** A company with a booth at a fair that begins in an hour, and people who registered for it; every second one wished for the company's job. */
export async function makeStand(app: TestApp, account: TestAccount, people = 1) {
  const signUp = await makeSignUp(app, account);
  const { fair_uuid: fair } = signUp;
  await app.ok(acceptCompany, { ...signUp, booth: 'B27' }, { token: (await makeOperator(app)).token });
  const { sign_up } = await app.ok(getFair, { uuid: fair }, { token: account.token });
  const job = sign_up?.jobs[0]?.uuid ?? '';
  const starts_at = hoursAway(app, 1);
  await app.services.db
    .updateTable('fair')
    .set({ starts_at, ends_at: hoursAway(app, 7), closes_at: starts_at })
    .where('uuid', '=', fair)
    .execute();
  const codes = await insertRegistered(app, { fair, companyUuid: String(account.companyUuid), job }, people);
  return { ...account, fair, job, codes };
}
export type Stand = Awaited<ReturnType<typeof makeStand>>;

/** People who registered for a fair, as the calls leave them. */
export async function insertVisitors(
  { services: { db } }: TestApp,
  fair: string,
  people: number,
): Promise<{ uuid: string; code: string }[]> {
  if (people === 0) return [];
  const first = randomInt(PHONES);
  const visitors = Array.from({ length: people }, (_, index) => ({
    uuid: uuidv7(),
    phone: `139${String((first + index) % PHONES).padStart(8, '0')}`,
    code: newTicketCode(),
  }));
  await db
    .insertInto('fair_visitor')
    .values(
      visitors.map((visitor) => ({
        ...visitor,
        ...VISITOR,
        fair_uuid: fair,
        token_hash: randomBytes(32),
        consent_version: '2026-11',
        registered_at: new Date(),
      })),
    )
    .execute();
  return visitors;
}

/** The same, every second of whom wished for a company's job. @returns their codes */
async function insertRegistered(
  app: TestApp,
  { fair, companyUuid, job }: { fair: string; companyUuid: string; job: string },
  people: number,
): Promise<string[]> {
  const visitors = await insertVisitors(app, fair, people);
  if (people === 0) return [];
  await app.services.db
    .insertInto('fair_visitor_wish')
    .values(
      visitors
        .filter((_, index) => index % 2 === 0)
        .map(({ uuid }) => ({ visitor_uuid: uuid, company_uuid: companyUuid, job_uuid: job })),
    )
    .execute();
  return visitors.map(({ code }) => code);
}

/** The same with a key of the stand. */
export async function makeStandWithKey(app: TestApp, account: TestAccount) {
  const stand = await makeStand(app, account);
  const input = { fair_uuid: stand.fair, name: '志愿者小李' };
  const { uuid, url } = await app.ok(makeStandKey, input, { token: account.token });
  return { ...stand, uuid, key: new URL(url).hash.slice(1) };
}

const VISITOR = {
  name: '谢雨桐',
  school: '武汉理工大学',
  major: '车辆工程',
  degree: 'master' as const,
  graduation_year: 2027,
};

const made = (code: string, at: Date | string = new Date()) => ({
  uuid: uuidv7(),
  at: new Date(at).toISOString(),
  code,
});

/** Entries of a phone at a stand. */
export const aScan = (code: string, at?: Date | string): DeskEntry => ({ kind: 'scan', ...made(code, at) });
export const aCall = (code: string, device: string, at?: Date | string): DeskEntry => ({
  kind: 'call',
  ...made(code, at),
  device,
});

/** A registration for a fair with a code that was sent to the phone. */
export async function registrationInput(
  app: TestApp,
  fair_uuid: string,
  { wishes = [], ...overrides }: Partial<TalkVisitor> & { wishes?: string[] } = {},
): Promise<ParsedInputOf<typeof registerForFair>> {
  const visitor = aVisitor(overrides);
  return { fair_uuid, visitor, wishes, code: await codeFor(app, visitor.phone, 'apply'), consent: true };
}

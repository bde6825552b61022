import type { ParsedInputOf } from '@qinghe/contract/endpoint.ts';
import type { DoorEntry } from '@qinghe/contract/talks/check-in.ts';
import { makeDoorKey } from '@qinghe/contract/talks/door-keys.ts';
import type { signUpForTalk, TalkVisitor } from '@qinghe/contract/talks/sign-up.ts';
import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../src/db/database.ts';
import { insertVisitors } from '../src/domains/talks/sign-up/visitor-queries.ts';
import { newTicketCode, ticketHashOf } from '../src/domains/talks/ticket.ts';
import { type TestAccount, unusedPhone } from './accounts.ts';
import type { TestApp } from './app.ts';
import { codeFor } from './codes.ts';
import { makeTalk } from './jobs.ts';

export const aVisitor = (overrides: Partial<TalkVisitor> = {}): TalkVisitor => ({
  name: '谢雨桐',
  phone: unusedPhone(),
  school: '武汉理工大学',
  major: '车辆工程',
  degree: 'master',
  graduation_year: 2027,
  ...overrides,
});

/** A sign-up for a talk with a code that was sent to the phone. */
export async function signUpInput(
  app: TestApp,
  talk_uuid: string,
  overrides: Partial<TalkVisitor> = {},
): Promise<ParsedInputOf<typeof signUpForTalk>> {
  const visitor = aVisitor(overrides);
  return { talk_uuid, visitor, code: await codeFor(app, visitor.phone, 'apply'), consent: true };
}

/** An entry of a phone at a door: somebody who has not signed up. */
export const aWalkIn = (overrides: Partial<DoorEntry & { kind: 'walk_in' }> = {}) => ({
  kind: 'walk_in' as const,
  uuid: uuidv7(),
  at: new Date().toISOString(),
  person: { name: '罗旭东', school: '武汉理工大学', degree: 'bachelor' as const, graduation_year: 2027 },
  ...overrides,
});

/** People with a seat of a talk, as sign-ups leave them. */
export async function insertSigned(
  { services }: TestApp,
  { companyUuid, talk }: { companyUuid: string; talk: string },
  people: number,
): Promise<{ uuid: string; code: string }[]> {
  const visitors = Array.from({ length: people }, () => ({ uuid: uuidv7(), code: newTicketCode() }));
  const signed = visitors.map((visitor) => ({
    ...aVisitor(),
    ...visitor,
    talk_uuid: talk,
    state: 'signed' as const,
    token_hash: ticketHashOf(services, visitor.uuid),
    consent_version: '2026-11',
    at: services.clock(),
  }));
  await withTransaction(services.db, (trx) => insertVisitors(trx, companyUuid, signed));
  return visitors;
}

/** A key of the door of a talk that begins in an hour. */
export async function makeKey(app: TestApp, master: TestAccount, talk?: string) {
  const talk_uuid = talk ?? (await makeTalk(app, master, { state: 'online', ...soon(app) })).uuid;
  const made = await app.ok(makeDoorKey, { talk_uuid, name: '志愿者小李' }, { token: master.token });
  return { talk_uuid, uuid: made.uuid, key: new URL(made.url).hash.slice(1) };
}

/** The hours of a talk that begins in an hour, by the clocks of China. */
export function soon({ clock }: TestApp) {
  const inHours = (hours: number) =>
    new Date(clock.now().getTime() + (8 + hours) * 3_600_000).toISOString().slice(0, 16);
  return { starts_at: inHours(1), ends_at: inHours(3) };
}

import { inviteTalent } from '@qinghe/contract/talents/invitations.ts';
import { putTalent } from '@qinghe/contract/talents/put.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../src/db/database.ts';
import { insertTalent } from '../src/domains/talents/index.ts';
import { walkRadars } from '../src/domains/talents/radar/walk-radars.ts';
import { findAlerts } from '../src/domains/talents/saved/find-alerts.ts';
import { phoneHash } from '../src/domains/talents/sealed-contact.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { makeJob } from './jobs.ts';
import { aTalent } from './platform.ts';
import { grantRight } from './rights.ts';
import { until } from './until.ts';

/** What one invitation takes where there is a unit for it. */
export const ONE_UNIT = { units: 1, coins: 0 };

/** No money moves without one. */
export const freshKey = () => ({ 'idempotency-key': uuidv7() });

/** Somebody in the pool. @returns the uuid */
export async function makeTalent(app: TestApp, change: Parameters<typeof aTalent>[0] = {}): Promise<string> {
  const input = putTalent.input.parse({ email: 'student@example.com', ...aTalent(change) });
  const { db, signingSecret } = app.services;
  await withTransaction(db, (trx) =>
    insertTalent({ db: trx, services: { signingSecret }, now: app.clock.now() }, '测试学生端', input),
  );
  const row = await db
    .selectFrom('talent')
    .select('uuid')
    .where('phone_hash', '=', phoneHash(signingSecret, input.phone))
    .executeTakeFirstOrThrow();
  return row.uuid;
}

/** Somebody who is invited to a job of a company. @returns the invitation's uuid */
export async function makeTalentInvitation(app: TestApp, master: TestAccount) {
  const input = { talent_uuid: await makeTalent(app), job_uuid: (await makeJob(app, master)).uuid };
  await grantRight(app, master, 'invitation');
  return (await app.ok(inviteTalent, { ...input, expect: ONE_UNIT }, { token: master.token, headers: freshKey() }))
    .uuid;
}

/**
 * Walks the saved searches as each morning does, once it can see all that has committed by now: a walk goes no further than
 * the oldest transaction under way, and those of other test files are in the same cluster.
 */
export async function walkAlerts({ services }: TestApp): Promise<void> {
  await earlierHaveEnded(services);
  await findAlerts.run(services, {}, { last: false });
}

/** The same for radars, as every few minutes. */
export async function walkAllRadars({ services }: TestApp): Promise<void> {
  await earlierHaveEnded(services);
  await walkRadars.run(services, {}, { last: false });
}

async function earlierHaveEnded({ db }: TestApp['services']): Promise<void> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(db);
  await until(async () => {
    const seen = await sql`select where pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.xid}::xid8`.execute(db);
    return seen.rows.length > 0;
  }, 'earlier transactions have ended');
}

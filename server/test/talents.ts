import { inviteTalent } from '@qinghe/contract/talents/invitations.ts';
import { putTalent } from '@qinghe/contract/talents/put.ts';
import { sql } from 'kysely';
import { withTransaction } from '../src/db/database.ts';
import { insertTalent } from '../src/domains/talents/index.ts';
import { findAlerts } from '../src/domains/talents/saved/find-alerts.ts';
import { phoneHash } from '../src/domains/talents/sealed-contact.ts';
import type { TestApp } from './app.ts';
import { makeJob } from './jobs.ts';
import { aTalent } from './platform.ts';
import { until } from './until.ts';

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
export async function makeTalentInvitation(app: TestApp, master: { token: string } & Parameters<typeof makeJob>[1]) {
  const input = { talent_uuid: await makeTalent(app), job_uuid: (await makeJob(app, master)).uuid };
  return (await app.ok(inviteTalent, input, { token: master.token })).uuid;
}

/**
 * Walks the saved searches as each morning does, once it can see all that has committed by now: a walk goes no further than
 * the oldest transaction under way, and those of other test files are in the same cluster.
 */
export async function walkAlerts({ services }: TestApp): Promise<void> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::text as xid`.execute(services.db);
  await until(async () => {
    const seen = await sql`select where pg_snapshot_xmin(pg_current_snapshot()) > ${rows[0]?.xid}::xid8`.execute(
      services.db,
    );
    return seen.rows.length > 0;
  }, 'earlier transactions have ended');
  await findAlerts.run(services, {}, { last: false });
}

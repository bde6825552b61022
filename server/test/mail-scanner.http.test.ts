import { invite } from '@qinghe/contract/company/invitations.ts';
import { apply } from '@qinghe/contract/resumes/apply.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withTransaction } from '../src/db/database.ts';
import { tell } from '../src/domains/messages/index.ts';
import { oneClickUrl } from '../src/http/unsubscribe-token.ts';
import { makeTeam, unusedPhone } from './accounts.ts';
import { startTestApp } from './app.ts';
import { aCandidate } from './applications.ts';
import { readDeliveries, sendDeliveries } from './deliveries.ts';
import { makeJob } from './jobs.ts';
import { makeTalentInvitation } from './talents.ts';
import { uploadCv } from './uploads.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;

/** What every table holds, by a hash of its rows. */
async function fingerprint(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const hashes: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: hashed } = await sql<{ hash: string | null }>`
      select md5(string_agg(line, '' order by line)) as hash from (select t::text as line from ${sql.table(name)} t) lines`.execute(
      db,
    );
    hashes[name] = hashed[0]?.hash ?? '';
  }
  return hashes;
}

const URLS = /https?:\/\/[^\s"'<>）」]+/g;

test('a scanner that follows every link of every mail with GET changes nothing', async () => {
  app.clock.set('2026-11-27T06:00:00Z');
  const { master, child } = await makeTeam(app);
  for (const { uuid, phone } of [master, child])
    await db
      .updateTable('account')
      .set({ email: `hr${phone}@yunshan.example` })
      .where('uuid', '=', uuid)
      .execute();
  // To candidates and talents: a link to what they handed in, and an invitation with a yes and a no.
  const job = await makeJob(app, master);
  const { upload_token } = await uploadCv(app, job.uuid);
  const candidate = aCandidate({ phone: unusedPhone(), email: 'student@example.com' });
  await app.ok(apply, { job_uuid: job.uuid, upload_token, candidate, consent: true });
  await makeTalentInvitation(app, master);
  // To accounts: a message with its way out of the topic, and a seat in a company.
  await withTransaction(db, (trx) =>
    tell({ db: trx, services: app.services, now: app.clock.now() }, 'talentAccepted', {
      companyUuid: child.companyUuid,
      to: [child.uuid],
      params: { job: '算法实习生' },
    }),
  );
  await app.ok(invite, { addresses: ['new@yunshan.example'], days: 7 }, { token: master.token });
  app.clock.set('2026-11-27T06:10:00Z');
  const due = await readDeliveries(app.services, {});
  await sendDeliveries(
    app.services,
    due.map(({ uuid }) => uuid),
  );
  const mails = await db.selectFrom('outbox_message').selectAll().execute();
  const links = new Set(mails.flatMap((mail) => JSON.stringify(mail).replaceAll('\\n', '\n').match(URLS) ?? []));
  expect([...links].map((link) => new URL(link).pathname.split('/')[1])).toEqual(
    expect.arrayContaining(['applications', 'talent-invitations', 'invite-to-join', 'talent', 'message']),
  );
  // In a header of the mail.
  links.add(oneClickUrl(app.services, 'answers', child.uuid));
  const before = await fingerprint();
  expect(Object.keys(before).length).toBeGreaterThan(100);
  for (const link of links) {
    const { pathname, search } = new URL(link);
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status } = await app.fetch(pathname + search, { method });
      expect([link, status < 500]).toEqual([link, true]);
    }
  }
  expect(await fingerprint()).toEqual(before);
  // It would have been seen: the same address by POST ends the topic.
  await app.fetch(new URL(oneClickUrl(app.services, 'answers', child.uuid)).pathname, { method: 'POST' });
  expect(await fingerprint()).not.toEqual(before);
});

import { startRadar } from '@qinghe/contract/talents/radar.ts';
import { saveTalentSearch } from '@qinghe/contract/talents/saved.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { makeJob } from '../../../test/jobs.ts';
import { key } from '../../../test/orders.ts';
import { grantRight } from '../../../test/rights.ts';
import { withTransaction } from '../../db/database.ts';
import { insertRadarHits } from './radar/radar-queries.ts';
import { insertHits } from './saved/saved-queries.ts';

const app = await startTestApp();
const { db } = app.services;
/** More than a statement has parameters for, at four each. */
const many = Array.from({ length: 20_000 }, () => uuidv7());

test('a platform may tell of more at once than a statement has parameters: a radar and an alert note all of them, once', async () => {
  const master = await makeMaster(app);
  const { token, companyUuid: company_uuid = '' } = master;
  const { uuid: job } = await makeJob(app, master, { state: 'online' });
  await grantRight(app, master, 'radar');
  const radar = await app.ok(startRadar, { job, expect: { units: 1, coins: 0 } }, { token, headers: key() });
  const search = await app.ok(saveTalentSearch, { name: '后端', filter: { q: '后端' } }, { token });
  const now = app.clock.now();
  const of = (uuid: string) => ({ company_uuid: company_uuid ?? '', uuid });
  for (const expected of [many.length, 0])
    expect(await withTransaction(db, (trx) => insertRadarHits(trx, of(radar.uuid), many, now))).toBe(expected);
  for (let times = 0; times < 2; times += 1)
    await withTransaction(db, (trx) => insertHits(trx, of(search.uuid), many, { found_at: now }));
  const { count } = await db
    .selectFrom('talent_alert_hit')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('search_uuid', '=', search.uuid)
    .executeTakeFirstOrThrow();
  expect(count).toBe(many.length);
});

import { v7 as uuidv7 } from 'uuid';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { type Trx, withTransaction } from '../../db/database.ts';
import { lockCompany } from './publish/publish-queries.ts';

const app = await startTestApp();
const { db } = app.services;

/** Writes a row that names the company, and so holds its key. */
const nameCompany = (trx: Trx, company_uuid: string) =>
  trx
    .insertInto('join_request')
    .values({ company_uuid, uuid: uuidv7(), account_uuid: uuidv7(), way: 'code', created_at: app.clock.now() })
    .execute();

test('a row that merely names a company does not wait for who counts its jobs', async () => {
  const companyUuid = (await makeMaster(app)).companyUuid ?? '';
  await withTransaction(db, async (counting) => {
    await lockCompany(counting, companyUuid);
    await withTransaction(db, (naming) => nameCompany(naming, companyUuid));
  });
});

test('two that have each named a company may both count its jobs then: neither waits for the other’s key', async () => {
  const companyUuid = (await makeMaster(app)).companyUuid ?? '';
  let named = 0;
  const bothNamed = Promise.withResolvers<void>();
  const publish = () =>
    withTransaction(db, async (trx) => {
      await nameCompany(trx, companyUuid);
      named += 1;
      if (named === 2) bothNamed.resolve();
      await bothNamed.promise;
      await lockCompany(trx, companyUuid);
    });
  const ends = await Promise.allSettled([publish(), publish()]);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
});

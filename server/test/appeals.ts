import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../src/db/database.ts';
import { insertAppeal } from '../src/domains/jobs/appeals/appeal-queries.ts';
import { insertPublishCheck } from '../src/domains/jobs/publish/publish-queries.ts';
import { updateJob } from '../src/domains/jobs/queries.ts';
import type { TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { makeJob } from './jobs.ts';

const finding: Finding = {
  rule: 'sensitive_word',
  level: 'block',
  field: 'title',
  item: null,
  start: 0,
  end: 2,
  words: '刷单',
  message: '「刷单」是敏感词',
  basis: '平台规则',
  replacement: null,
};

/** A job that the automatic review has refused, at version 2. */
export async function makeRefused(app: TestApp, owner: TestAccount) {
  const job = await makeJob(app, owner, { state: 'reviewing', title: '刷单识别实习生' });
  const companyUuid = owner.companyUuid ?? '';
  const at = app.clock.now();
  const check = { uuid: uuidv7(), job_uuid: job.uuid, job_version: 1, findings: [finding], at };
  await withTransaction(app.services.db, async (trx) => {
    await insertPublishCheck(trx, companyUuid, check);
    await updateJob(trx, companyUuid, job.uuid, at, { state: 'refused' });
  });
  return { ...job, check_uuid: check.uuid };
}

/** An appeal that waits. @returns what names it */
export async function makeAppeal(app: TestApp, owner: TestAccount) {
  const { uuid, check_uuid } = await makeRefused(app, owner);
  const company_uuid = owner.companyUuid ?? '';
  const appeal = { company_uuid, uuid: uuidv7(), job_uuid: uuid, check_uuid, job_version: 2 };
  const message = '「刷单」是我们要识别的对象';
  await withTransaction(app.services.db, (trx) =>
    insertAppeal(trx, { ...appeal, message, appealed_by: owner.uuid, at: app.clock.now() }),
  );
  return { uuid: appeal.uuid, company_uuid };
}

import { emptyInternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { v7 as uuidv7 } from 'uuid';
import { giveCoins } from '../domains/wallet/index.ts';
import { moneyTransaction } from '../money-turn.ts';
import type { Services } from '../services.ts';
import { findDemoAccount } from './company-queries.ts';
import type { DemoJob } from './jobs.ts';
import { hasDemoJobs, insertDemoJob, setDemoPlaces } from './seed-queries.ts';

/** The company of 青岚教育, whose papers passed. */
const PHONE = '13800000011';
const PLACES = 1;
/** Enough for an unlock, a card and a few days at the top. */
const COINS = 2000;

const shared: Omit<DemoJob, 'state' | 'title' | 'description' | 'deadline'> = {
  ...emptyInternshipDraft,
  kind: 'internship',
  owner: 'master',
  ...{ share: 0, views: 0, batch: null, graduation_years: [], pay_months: null },
  category: '0403',
  cities: ['330100'],
  address: '西湖区文三路 90 号',
  headcount: 2,
  min_degree: 'bachelor',
  pay_min: 150,
  pay_max: 200,
  days_per_week: 4,
  months: 3,
};

/**
 * Gives a demo company one place for internships, which a job takes, another job that waits for one, and coins: what unlocks a job
 * or adds a place is refused where places are free, as the first demo company has plenty. Does nothing where it has jobs.
 */
export async function seedDemoPlaces({ db, clock }: Services): Promise<void> {
  const account = await db.transaction().execute((trx) => findDemoAccount(trx, PHONE));
  if (!account?.company_uuid) return;
  const { company_uuid: companyUuid, uuid: owner_uuid } = account;
  const now = clock();
  const deadline = new Date(now.getTime() + 45 * 86_400_000).toISOString().slice(0, 10);
  await moneyTransaction(db, companyUuid, async (trx) => {
    if (await hasDemoJobs(trx, companyUuid)) return;
    await setDemoPlaces(trx, companyUuid, PLACES);
    for (const job of [
      {
        state: 'online' as const,
        title: '课程运营实习生',
        description:
          '你将参与\n- 新课上线前的排期、测试与说明\n- 整理学员反馈，和教研一起改进课程\n\n我们希望你\n- 做事细致，表达清楚\n- 每周到岗 4 天，连续 3 个月',
      },
      {
        state: 'offline' as const,
        title: '教研助理实习生',
        description:
          '你将参与\n- 题库的编写、校对与分类\n- 观察课堂，记录学生在哪里停下来\n\n我们希望你\n- 师范或相关专业优先\n- 每周到岗 4 天，连续 3 个月',
      },
    ])
      await insertDemoJob(trx, companyUuid, { ...shared, ...job, deadline, uuid: uuidv7(), owner_uuid }, now);
    await giveCoins({ db: trx, now }, companyUuid, { coins: COINS, proposalUuid: uuidv7() });
  });
}

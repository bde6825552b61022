import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/database.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../time/china-day.ts';
import { insertDemoVisits } from './fair-visits.ts';

interface DemoFairs {
  company_uuid: string;
  owner_uuid: string;
  /** Which of its jobs the company takes along. */
  jobs: readonly string[];
  now: Date;
}

/**
 * Four job fairs: one that is over, one of today and tomorrow whose stand takes people in, one to come, both with a booth of
 * the demo company, and one that is open to it.
 */
export async function insertDemoFairs(trx: Trx, { company_uuid, owner_uuid, jobs, now }: DemoFairs): Promise<void> {
  const at = (days: number, time: string) => instantOfMinute(`${dayAfter(chinaDay(now), days)}T${time}`);
  const fair = (days: number, title: string, place: string, address: string, city: string) => ({
    uuid: uuidv7(),
    state: 'open' as const,
    ...{ title, place, address, city },
    starts_at: at(days, '09:00'),
    ends_at: at(days, '16:00'),
    closes_at: at(days - 6, '18:00'),
    booths: 120,
    text: '信息、机械、材料类专业的应届生和实习生到场，企业当场看简历、约面试。\n场内有网络和打印点，带学生证入场。',
    saved_at: now,
  });
  const past = fair(-20, '东湖高校联合双选会', '武汉大学', '信息学部 体育馆', '420100');
  const today = {
    ...fair(0, '华中科技大学实习双选会', '华中科技大学', '主校区 光谷体育馆', '420100'),
    ends_at: at(1, '16:00'),
  };
  const coming = fair(12, '武汉理工大学秋季双选会', '武汉理工大学', '南湖校区 体育馆', '420100');
  const open = fair(26, '同济大学冬季双选会', '同济大学', '嘉定校区 大学生活动中心', '310100');
  await trx.insertInto('fair').values([past, today, coming, open]).execute();
  for (const [{ uuid: fair_uuid, closes_at }, booth] of [
    [past, 'A12'],
    [today, 'C08'],
    [coming, 'B27'],
  ] as const) {
    const uuid = uuidv7();
    const contact = { contact_name: '林晓', contact_phone: '13800000001', people: 3 };
    const signed_at = new Date(closes_at.getTime() - 8 * 86_400_000);
    const signed = { uuid, fair_uuid, signed_by: owner_uuid, state: 'accepted' as const, version: 2, signed_at };
    await trx
      .insertInto('fair_sign_up')
      .values({ company_uuid, ...signed, ...contact })
      .execute();
    await trx
      .insertInto('fair_sign_up_job')
      .values(jobs.map((job_uuid) => ({ company_uuid, sign_up_uuid: uuid, job_uuid })))
      .execute();
    await trx.insertInto('fair_booth').values({ fair_uuid, booth, company_uuid }).execute();
  }
  await insertDemoVisits(trx, { company_uuid, owner_uuid, fair_uuid: past.uuid, starts_at: past.starts_at, jobs });
}

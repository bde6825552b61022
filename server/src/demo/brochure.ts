import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/database.ts';
import { chinaDay, dayAfter } from '../time/china-day.ts';

/** The demo company's brochure, online, with its online jobs of the autumn. @returns its uuid */
export async function insertDemoBrochure(
  trx: Trx,
  { company_uuid, owner_uuid, now }: { company_uuid: string; owner_uuid: string; now: Date },
): Promise<string> {
  const uuid = uuidv7();
  const day = (offset: number) => dayAfter(chinaDay(now), offset);
  const year = Number(day(200).slice(0, 4));
  await trx
    .insertInto('brochure')
    .values({
      company_uuid,
      uuid,
      owner_uuid,
      state: 'online',
      title: `${year} 届秋招简章`,
      batch: 'autumn',
      graduation_years: [year],
      text: '把云杉种在你的第一站。云杉科技做面向中小企业的协同软件，今年秋招在上海、武汉、成都开放研发、产品与职能职位。\n- 入职即有导师，半年一次双向选择\n- 新人前三个月只做一件事：把一个功能从想法做到上线\n- 面试不超过三轮，每一轮都有答复',
      schedule: JSON.stringify([
        { name: '网申', from: day(-30), until: day(27) },
        { name: '笔试', from: day(30), until: null },
        { name: '面试', from: day(35), until: day(50) },
      ]),
      created_at: now,
      updated_at: now,
    })
    .execute();
  await trx.insertInto('brochure_directory').values({ company_uuid, brochure_uuid: uuid }).execute();
  await trx
    .updateTable('job')
    .set({ brochure_uuid: uuid })
    .where('company_uuid', '=', company_uuid)
    .where('kind', '=', 'campus')
    .where('batch', '=', 'autumn')
    .where('state', '=', 'online')
    .execute();
  return uuid;
}

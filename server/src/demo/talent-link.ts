import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/database.ts';
import type { DemoActors } from './actors.ts';

const HOUR = 3_600_000;
/** How many talents the link shows. */
const SHOWN = 5;

const said = [
  { verdict: 'recommend' as const, stars: 5, words: '项目经历和我们做的接近，建议尽快联系。' },
  { verdict: 'unsure' as const, stars: 3, words: '基础不错，想先看看做过的东西。' },
];

/** A link that shows talents to a colleague, who has said something of two; none where the pool is empty. */
export async function insertDemoTalentLink(trx: Trx, { company_uuid, master, now }: DemoActors): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const talents = await trx
    .selectFrom('talent')
    .select('uuid')
    .where('paused_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('talent_hidden')
            .select('talent_uuid')
            .whereRef('talent_uuid', '=', 'talent.uuid')
            .where('company_uuid', '=', company_uuid),
        ),
      ),
    )
    .orderBy('uuid', 'desc')
    .limit(SHOWN)
    .execute();
  if (talents.length === 0) return;
  const [link_uuid, link_name] = [uuidv7(), '研发负责人 陈工'];
  await trx
    .insertInto('colleague_link')
    .values({
      ...{ company_uuid, uuid: link_uuid, account_uuid: master, name: link_name, about: 'talents' },
      ...{ asked: talents.length, question: '这几位里，先约谁来聊？', token_hash: randomBytes(32), opens: 2 },
      ...{ made_at: before(70), expires_at: before(-98) },
    })
    .execute();
  await trx
    .insertInto('colleague_link_talent')
    .values(talents.map(({ uuid: talent_uuid }, position) => ({ company_uuid, link_uuid, talent_uuid, position })))
    .execute();
  const opinions = said.flatMap((one, index) =>
    (talents[index] ? [talents[index]] : []).map(({ uuid: talent_uuid }) => ({
      ...{ ...one, company_uuid, talent_uuid, link_uuid, link_name, said_at: before(40 - index) },
    })),
  );
  await trx.insertInto('talent_opinion').values(opinions).execute();
}

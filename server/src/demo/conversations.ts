import { v7 as uuidv7 } from 'uuid';
import { type Trx, withTransaction } from '../db/database.ts';
import type { Services } from '../services.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../time/china-day.ts';
import type { DemoActors } from './actors.ts';
import { findDemoAccount } from './company-queries.ts';
import { insertDemoBroadcasts } from './live.ts';
import { insertDemoTalentLink } from './talent-link.ts';

const MASTER = '13800000001';
const OPERATOR = '13800000009';

/** A word: so many days before the start, by the clocks of China, whether of whoever runs the conversation, and what it says. */
type Word = readonly [daysAgo: number, time: string, ours: boolean, body: string];

/** With candidates: of one nobody has read the last word. */
const chats: readonly { words: readonly Word[]; unread: number }[] = [
  {
    words: [
      [3, '10:12', true, '你好，看了你的简历，方便说说最早哪天能到岗吗？'],
      [3, '13:40', false, '您好，下月中旬以后每周可以来四天。'],
      [2, '09:25', true, '好的，面试就按这个时间安排，定了再发通知。'],
    ],
    unread: 0,
  },
  { words: [[1, '15:06', true, '作品集的链接打不开，可以再发一个 PDF 吗？']], unread: 0 },
  {
    words: [
      [2, '16:30', true, '这个岗位武汉和上海都招，你更想去哪里？'],
      [1, '19:48', false, '更想去武汉。请问实习期有住宿补贴吗？'],
    ],
    unread: 1,
  },
];

/** The master with us; the last word waits for an answer. */
const help: readonly Word[] = [
  [2, '10:20', false, '新来的同事只负责一个职位，能不能只让他看到这一个？'],
  [2, '10:34', true, '可以。请他以子账号加入，再把这个职位共享给他；别的职位他看不到。'],
  [1, '16:05', false, '加好了，谢谢。如果他离职了，职位会怎么样？'],
];

/** The instant of a word; all of them are of days before today, so none lies ahead. */
const instantOf = (now: Date, [daysAgo, time]: Word): Date =>
  instantOfMinute(`${dayAfter(chinaDay(now), -daysAgo)}T${time}`);

/**
 * Adds what people said and asked to the demo: chats with candidates, a conversation with us, a link that shows talents to a
 * colleague who has answered, and broadcasts. Does nothing where any of it stands already.
 */
export async function seedDemoConversations(services: Services): Promise<void> {
  const { db, clock } = services;
  const now = clock();
  await withTransaction(db, async (trx) => {
    const master = await findDemoAccount(trx, MASTER);
    const operator = await trx.selectFrom('operator').select('uuid').where('phone', '=', OPERATOR).executeTakeFirst();
    if (!master?.company_uuid || !operator || (await hasAny(trx))) return;
    const actors = { company_uuid: master.company_uuid, master: master.uuid, operator: operator.uuid, now };
    await insertChats(trx, actors);
    await insertHelp(trx, actors);
    await insertDemoTalentLink(trx, actors);
    await insertDemoBroadcasts(trx, actors, services);
  });
}

/** One operator locks out another start; what people have begun themselves is left alone. */
async function hasAny(trx: Trx): Promise<boolean> {
  await trx.selectFrom('operator').select('uuid').where('phone', '=', OPERATOR).forUpdate().execute();
  const found = await Promise.all([
    trx.selectFrom('broadcast').select('uuid').limit(1).executeTakeFirst(),
    trx.selectFrom('help_conversation').select('uuid').limit(1).executeTakeFirst(),
    trx.selectFrom('chat').select('application_uuid').limit(1).executeTakeFirst(),
  ]);
  return found.some((row) => row !== undefined);
}

/** With people who were in the interviews before the first word. */
async function insertChats(trx: Trx, { company_uuid, master, now }: DemoActors): Promise<void> {
  const open = await trx
    .selectFrom('application')
    .innerJoin('job', (join) =>
      join.onRef('job.company_uuid', '=', 'application.company_uuid').onRef('job.uuid', '=', 'application.job_uuid'),
    )
    .select('application.uuid')
    .where('application.company_uuid', '=', company_uuid)
    .where('job.owner_uuid', '=', master)
    .where('application.stage', '=', 'interview')
    .where('application.withdrawn_at', 'is', null)
    .where('application.anonymous_as', 'is', null)
    .orderBy('application.stage_since')
    .orderBy('application.uuid')
    .limit(chats.length)
    .execute();
  for (const [index, { uuid: application_uuid }] of open.entries()) {
    const { words = [], unread = 0 } = chats[index] ?? {};
    const rows = words.map((word, place) => ({
      ...{
        company_uuid,
        application_uuid,
        uuid: uuidv7(),
        seq: place + 1,
        body: word[3],
        sent_at: instantOf(now, word),
      },
      ...{ side: word[2] ? ('company' as const) : ('candidate' as const), author_uuid: word[2] ? master : null },
    }));
    const last_seq = rows.length;
    const last_at = rows.at(-1)?.sent_at ?? now;
    const reading = { read_by_company: last_seq - unread, read_by_company_at: last_at };
    await trx
      .insertInto('chat')
      .values({ company_uuid, application_uuid, last_seq, last_at, ...reading, read_by_candidate: last_seq })
      .execute();
    await trx.insertInto('chat_message').values(rows).execute();
  }
}

async function insertHelp(trx: Trx, { company_uuid, master, operator, now }: DemoActors): Promise<void> {
  const uuid = uuidv7();
  const rows = help.map((word, place) => ({
    ...{ uuid: uuidv7(), conversation_uuid: uuid, account_uuid: master, seq: place + 1, body: word[3] },
    ...{ side: word[2] ? ('platform' as const) : ('person' as const), operator_uuid: word[2] ? operator : null },
    sent_at: instantOf(now, word),
  }));
  const created_at = rows[0]?.sent_at ?? now;
  const last_at = rows.at(-1)?.sent_at ?? now;
  await trx
    .insertInto('help_conversation')
    .values({
      ...{ uuid, account_uuid: master, company_uuid, locale: 'zh-CN', state: 'us' },
      ...{ last_seq: rows.length, last_at, created_at, waiting_since: last_at },
      ...{ read_by_person: rows.length, read_by_platform: rows.length - 1 },
    })
    .execute();
  await trx.insertInto('help_message').values(rows).execute();
}

import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/database.ts';
import { newTicketCode } from '../domains/talks/index.ts';
import { chinaDay, dayAfter } from '../time/china-day.ts';
import { demoPeople } from './people.ts';

/** The demo company's career talks: one that is over, two to come, one that nobody has published. */
export async function insertDemoTalks(
  trx: Trx,
  {
    company_uuid,
    owner_uuid,
    brochure_uuid,
    now,
  }: { company_uuid: string; owner_uuid: string; brochure_uuid: string; now: Date },
): Promise<void> {
  const at = (days: number, time: string) => new Date(`${dayAfter(chinaDay(now), days)}T${time}:00+08:00`);
  const text = '聊聊云杉在做什么，新人前三个月怎么过。研发、产品的同学都在，结束后可以当面聊。';
  const talk = (days: number, school: string, place: string) => ({
    company_uuid,
    uuid: uuidv7(),
    owner_uuid,
    brochure_uuid,
    state: 'online' as const,
    title: `秋招宣讲会 · ${school}`,
    format: 'campus' as const,
    school,
    place,
    starts_at: at(days, '19:00'),
    ends_at: at(days, '21:00'),
    seats: 180,
    text,
    created_at: now,
    updated_at: now,
  });
  const talks = [
    talk(-6, '同济大学', '嘉定校区 济事楼 308'),
    talk(2, '武汉理工大学', '南湖校区 报告厅 B'),
    {
      ...talk(5, '', 'https://meeting.example.com/yunshan'),
      title: '线上空中宣讲会',
      format: 'online' as const,
      seats: null,
    },
    { ...talk(9, '电子科技大学', '清水河校区 活动中心'), state: 'draft' as const },
  ];
  await trx.insertInto('talk').values(talks).execute();
  await trx
    .insertInto('talk_directory')
    .values(talks.map(({ uuid }) => ({ company_uuid, talk_uuid: uuid })))
    .execute();
  const visitors = talks.flatMap((one, index) => visitorsOf(one, VISITORS[index] ?? 0, now));
  await trx.insertInto('talk_visitor').values(visitors).execute();
  await trx
    .insertInto('talk_door_entry')
    .values(
      visitors.flatMap(({ uuid, talk_uuid, attended_at }) =>
        attended_at === null
          ? []
          : [
              {
                company_uuid,
                uuid: uuidv7(),
                talk_uuid,
                visitor_uuid: uuid,
                at: attended_at,
                account_uuid: owner_uuid,
              },
            ],
      ),
    )
    .execute();
}

/** How many signed up for each, in the order above. */
const VISITORS = [96, 58, 34, 0];
const HOUR = 3_600_000;

interface DemoTalk {
  company_uuid: string;
  uuid: string;
  starts_at: Date;
  school: string;
}

/** Who signed up in the days before, and of a talk that is over, who came: about four of five. */
function visitorsOf({ company_uuid, uuid: talk_uuid, starts_at, school }: DemoTalk, count: number, now: Date) {
  return demoPeople(count, 31 + count).map((person, index) => {
    const signed_at = new Date(Math.min(starts_at.getTime(), now.getTime()) - (index + 2) * 1.7 * HOUR);
    const isOver = starts_at < now;
    return {
      company_uuid,
      uuid: uuidv7(),
      talk_uuid,
      state: 'signed' as const,
      name: person.name,
      phone: person.phone,
      school: index % 8 === 7 ? person.school : school || person.school,
      major: person.major,
      degree: person.degree,
      graduation_year: Number(person.end.slice(0, 4)),
      code: newTicketCode(),
      token_hash: randomBytes(32),
      consent_version: 'demo',
      signed_at,
      attended_at: isOver && index % 5 !== 4 ? new Date(starts_at.getTime() - 20 * 60_000 + index * 15_000) : null,
      changed_at: signed_at,
    };
  });
}

import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/database.ts';
import { liveTickets } from '../domains/live/live-tickets.ts';
import type { Services } from '../services.ts';
import { chinaDay, dayAfter, instantOfMinute } from '../time/china-day.ts';
import type { DemoActors } from './actors.ts';

const HOUR = 3_600_000;

/** Who signed up for the one to come: people of the demo's own companies. */
const people = [
  ['云杉科技', '赵一鸣', '13800000002', 'zhaoyiming@yunshan.example'],
  ['青岚教育', '何思琪', '13800000012', 'hesiqi@qinglan.example'],
] as const;

/** A broadcast that is over, one to come with people who signed up, and one that nobody has published. */
export async function insertDemoBroadcasts(
  trx: Trx,
  { operator, now }: DemoActors,
  services: Pick<Services, 'signingSecret'>,
): Promise<void> {
  const at = (days: number, time: string) => instantOfMinute(`${dayAfter(chinaDay(now), days)}T${time}`);
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR);
  const broadcast = (days: number, title: string, title_en: string, body: string, body_en = '') => ({
    ...{ uuid: uuidv7(), title, title_en, body, body_en, capacity: 200, state: 'published' as const },
    ...{ starts_at: at(days, '19:00'), ends_at: at(days, '20:00'), watch_url: 'https://live.example.com/qinghe' },
    ...{ saved_by: operator, saved_at: before(24 * 20) },
  });
  const next = broadcast(
    6,
    '校招职位怎么写',
    'Writing campus jobs',
    '标题、要求和薪资怎么写，学生一看就懂。现场改三个职位。',
    'Titles, requirements and pay that students understand at a glance. Three jobs are rewritten live.',
  );
  const rows = [
    broadcast(-8, '春招怎么提前准备', 'Preparing for spring recruiting', '从职位到宣讲会，用一小时过一遍时间表。'),
    next,
    { ...broadcast(20, '实习转正怎么谈', '', '提纲还在整理。'), state: 'draft' as const },
  ];
  await trx.insertInto('broadcast').values(rows).execute();
  const signUps = people.map(([company, name, phone, email], index) => {
    const uuid = uuidv7();
    const signed_at = before(30 - index);
    return {
      ...{ uuid, broadcast_uuid: next.uuid, company, name, phone, email, consent_version: 'demo-1' },
      ...{ token_hash: liveTickets.hashOf(services, uuid), signed_at, changed_at: signed_at },
    };
  });
  await trx.insertInto('live_sign_up').values(signUps).execute();
}

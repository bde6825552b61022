import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../db/database.ts';

const DAY = 86_400_000;

const notices = [
  {
    days: 2,
    title: '可以把通知同时发到微信',
    title_en: 'Notifications can go to WeChat too',
    content:
      '绑定微信后，在个人设置的「通知」里可以选择同时发到微信的内容。\n要先关注青禾服务号才能收到；邮件照常发送。',
    content_en:
      'Once a WeChat is bound, choose under “Notifications” in the settings what is also sent there.\nIt has to follow the service account of Qinghe; e-mails are sent as ever.',
  },
  {
    days: 9,
    title: '答复候选人的期限',
    title_en: 'How fast candidates are answered',
    content: '收到简历后请在 3 天内答复。超过期限的会在工作台上提醒，职位页会显示企业答复的快慢。',
    content_en:
      'Please answer within three days. What is overdue shows on the desk, and pages of jobs tell how fast a company answers.',
  },
];

/** What the platform has told everybody before the demo begins. */
export async function insertDemoNotices(trx: Trx, now: Date): Promise<void> {
  const rows = notices.map(({ days, ...notice }) => ({
    ...notice,
    uuid: uuidv7(),
    published_at: new Date(now.getTime() - days * DAY),
    saved_at: new Date(now.getTime() - days * DAY),
  }));
  await trx.insertInto('platform_notice').values(rows).execute();
}

import type { NoticeChannel } from '@qinghe/contract/company/review.ts';
import { formats } from '@qinghe/contract/formats.ts';
import type { Notice as Words } from '@qinghe/contract/texts/decisions.ts';
import { mails } from '@qinghe/contract/texts/mails.ts';
import { say, type Values } from '@qinghe/contract/texts/say.ts';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { unseal } from '../../http/sealed.ts';
import type { Write } from '../../http/write.ts';
import type { Delivery } from '../../providers/delivery.ts';
import { SmsRefused } from '../../providers/sms/port.ts';
import { WechatMessageRefused } from '../../providers/wechat/port.ts';
import type { Services } from '../../services.ts';
import { defineTask } from '../../tasks/task.ts';
import { claimMail, deleteMail, endMailClaim, insertMail } from './mail-queries.ts';
import { findReach } from './reach.ts';
import { findWechatChoices, type WechatEvent } from './wechat/identity-queries.ts';

/** Seconds for which a claim lasts: as long as the queue lets a run go on. */
const LEASE_SECONDS = 60;

/**
 * Sends an account a mail, a text message or one to its WeChat: claimed, handed over outside of any transaction under its
 * own key, then deleted.
 */
export const sendMail = defineTask({
  name: 'account.send-mail',
  payload: z.object({ mail_uuid: formats.uuid }),
  timeoutSeconds: LEASE_SECONDS,
  async run(services, { mail_uuid: uuid }, { last }) {
    const { db, clock } = services;
    const now = clock();
    const mail = await claimMail(db, uuid, { now, leaseUntil: new Date(now.getTime() + LEASE_SECONDS * 1000) });
    if (!mail) return;
    await handOver(services, mail, { key: uuid, again: mail.attempts > 1 }).catch(async (error: unknown) => {
      const isFinal = error instanceof SmsRefused || error instanceof WechatMessageRefused;
      await (last || isFinal ? deleteMail(db, uuid) : endMailClaim(db, uuid));
      if (!isFinal) throw error;
    });
    await deleteMail(db, uuid);
  },
});

type Claimed = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

async function handOver(services: Services, mail: Claimed, delivery: Delivery): Promise<void> {
  const { channel, address, subject, body } = mail;
  if (channel === 'wechat') return handToWechat(services, mail, delivery);
  if (channel === 'sms') return services.sms.send(address, { template: 'decision', text: body }, delivery);
  return services.email.send({ to: address, subject, text: body }, delivery);
}

/** To the WeChat that it was written for: one that was unbound or changed meanwhile is not written to. */
async function handToWechat(
  { db, wechat, signingSecret }: Services,
  { address: accountUuid, subject: title, body: text, link, wechat_bound_at }: Claimed,
  delivery: Delivery,
): Promise<void> {
  const bound = await findWechatChoices(db, accountUuid);
  if (!bound?.openid_sealed || bound.bound_at !== wechat_bound_at || !wechat?.sendsMessages) return;
  await wechat.sendMessage(String(unseal(bound.openid_sealed, signingSecret)), { title, text, link }, delivery);
}

/**
 * Tells a person what was decided about it, by e-mail where there is one, else by SMS, once the transaction has committed;
 * by WeChat too, if the person wants it.
 */
export async function tellDecision(
  { db, services, now }: Pick<Write, 'db' | 'services' | 'now'>,
  accountUuid: string,
  wordsFor: (channel: NoticeChannel) => Words,
): Promise<void> {
  const { subject } = wordsFor('email');
  await tellByWechat({ db, services, now }, accountUuid, 'reviews', {
    notice: 'decision',
    subject,
    link: services.publicUrl,
  });
  const reach = await findReach(db, accountUuid);
  if (!reach) return;
  const uuid = uuidv7();
  await insertMail(db, { uuid, ...reach, ...wordsFor(reach.channel), created_at: now });
  await services.tasks.enqueue(db, sendMail, { mail_uuid: uuid });
}

type Notice =
  | 'phoneMoved'
  | 'phoneChanged'
  | 'emailChanged'
  | 'accountClosed'
  | 'wechatBound'
  | 'wechatUnbound'
  | 'digest'
  | 'joinAsked'
  | 'licenceEnds'
  | 'webhookOff';

interface WechatNotice {
  notice: 'digest' | 'joinAsked' | 'licenceEnds' | 'decision';
  /** The subject of the mail, where it is another than the notice's. */
  subject?: string;
  values?: Values;
  link: string;
}

/** Tells an account's WeChat, if one is bound that can be written to and its person wants this event there. */
export async function tellByWechat(
  { db, services, now }: Pick<Write, 'db' | 'services' | 'now'>,
  accountUuid: string,
  event: WechatEvent,
  { notice, subject = say(mails, `${notice}Subject`, 'zh-CN'), values = {}, link }: WechatNotice,
): Promise<void> {
  const wechat = services.wechat?.sendsMessages ? await findWechatChoices(db, accountUuid) : undefined;
  if (!wechat?.openid_sealed || !wechat[event]) return;
  const uuid = uuidv7();
  await insertMail(db, {
    ...{ uuid, channel: 'wechat', address: accountUuid, link, wechat_bound_at: wechat.bound_at, created_at: now },
    // WeChat shows the name of the platform itself.
    subject: subject.replace(/^【.*?】/, ''),
    body: say(mails, `${notice}Wechat`, 'zh-CN', values),
  });
  await services.tasks.enqueue(db, sendMail, { mail_uuid: uuid });
}

/** Tells an address what was done to its account, once the transaction has committed; without an address nobody is told. */
export async function tellByMail(
  { db, services, locale, now }: Pick<Write, 'db' | 'services' | 'locale' | 'now'>,
  address: string | null,
  notice: Notice,
  values: Values,
): Promise<void> {
  if (address === null) return;
  const uuid = uuidv7();
  const subject = say(mails, `${notice}Subject`, locale);
  await insertMail(db, { uuid, address, subject, body: say(mails, notice, locale, values), created_at: now });
  await services.tasks.enqueue(db, sendMail, { mail_uuid: uuid });
}

import type { NoticeChannel } from '@qinghe/contract/company/review.ts';
import type { MessageKind } from '@qinghe/contract/messages/kinds.ts';
import { linkOf, titleOf } from '@qinghe/contract/messages/sentences.ts';
import type { Notice as Words } from '@qinghe/contract/texts/decisions.ts';
import { type MailKey, mails } from '@qinghe/contract/texts/mails.ts';
import { say, type Values } from '@qinghe/contract/texts/say.ts';
import type { Write } from '../../../http/write.ts';
import { deliver } from '../../../outside/deliver.ts';
import { tell } from '../../messages/index.ts';
import { findReach } from '../contact/preferred-channel.ts';
import { findWechatChoices, type WechatEvent } from '../wechat/identity-queries.ts';
import { accountWechat } from './wechat.ts';
import { accountWords } from './words.ts';

type NameOf<Key, Suffix extends string> = Key extends `${infer Name}${Suffix}` ? Name : never;
/** Texts that have a subject, and those that have words for WeChat. */
type Notice = Extract<NameOf<MailKey, 'Subject'>, MailKey>;
type WechatNotice = NameOf<MailKey, 'Wechat'>;

/**
 * Notifies a person of a decision about it by a message, and by e-mail where there is one, else by SMS, once the transaction
 * has committed; by WeChat too, if the person wants it. All of them have one title, and lead where the message does; an SMS
 * leads nowhere.
 */
export async function notifyOfDecision(
  call: Pick<Write, 'db' | 'services' | 'now'>,
  { accountUuid, companyUuid, kind }: { accountUuid: string; companyUuid: string | null; kind: MessageKind },
  wordsFor: (channel: NoticeChannel) => Words,
): Promise<void> {
  const { letter, subject } = wordsFor('email');
  const params = { letter };
  await tell(call, kind, { companyUuid, to: [accountUuid], params });
  const link = `${call.services.publicUrl}${linkOf({ kind, params, subject_uuid: null })}`;
  await notifyByWechat(call, accountUuid, 'reviews', { notice: 'decision', subject, link });
  const reach = await findReach(call.db, accountUuid);
  if (!reach) return;
  const words = wordsFor(reach.channel);
  const body = reach.channel === 'email' ? `${words.body}\n${link}` : words.body;
  await deliver(call, accountWords, [{ details: { ...reach, subject, body } }]);
}

/** Notifies an account in WeChat, if one is bound that can be written to and its person wants this event there. */
export async function notifyByWechat(
  call: Pick<Write, 'db' | 'services' | 'now'>,
  accountUuid: string,
  event: WechatEvent,
  {
    notice,
    values = {},
    subject = say(mails, `${notice}Subject`, 'zh-CN', values),
    link,
  }: { notice: WechatNotice; subject?: string; values?: Values; link: string },
): Promise<void> {
  const { db, services } = call;
  const wechat = services.wechat?.sendsMessages ? await findWechatChoices(db, accountUuid) : undefined;
  if (!wechat?.openid_sealed || !wechat[event]) return;
  // WeChat shows the name of the platform itself.
  const title = titleOf(subject);
  const text = say(mails, `${notice}Wechat`, 'zh-CN', values);
  const { bound_at } = wechat;
  await deliver(call, accountWechat, [{ details: { account_uuid: accountUuid, bound_at, title, text, link } }]);
}

/** Notifies an address of what was done to its account, once the transaction has committed; without one, nobody. */
export async function notifyByMail(
  call: Pick<Write, 'db' | 'services' | 'locale' | 'now'>,
  address: string | null,
  notice: Notice,
  values: Values,
  unsubscribe?: string,
): Promise<void> {
  if (address === null) return;
  const subject = say(mails, `${notice}Subject`, call.locale, values);
  const body = say(mails, notice, call.locale, values);
  await deliver(call, accountWords, [{ details: { channel: 'email', address, subject, body, unsubscribe } }]);
}

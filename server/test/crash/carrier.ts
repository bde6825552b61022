import { sendChatMessage } from '@qinghe/contract/chat/chat.ts';
import { alertTalentSearch, saveTalentSearch } from '@qinghe/contract/talents/saved.ts';
import { v7 as uuidv7 } from 'uuid';
import { withTransaction } from '../../src/db/database.ts';
import { accountWechat } from '../../src/domains/account/messages/wechat.ts';
import { accountWords } from '../../src/domains/account/messages/words.ts';
import { chatNotice } from '../../src/domains/chat/notice.ts';
import { invitationMessage } from '../../src/domains/company/members/invitation-message.ts';
import { fairMessages } from '../../src/domains/fairs/messages/messages.ts';
import { answeredMail } from '../../src/domains/feedback/answered-mail.ts';
import { answeredMail as helpAnsweredMail } from '../../src/domains/help/answered-mail.ts';
import { settledMail } from '../../src/domains/invoices/settled-mail.ts';
import { liveMessages } from '../../src/domains/live/messages.ts';
import { messageMail } from '../../src/domains/messages/message-mail.ts';
import { tell } from '../../src/domains/messages/tell.ts';
import { holdMessage } from '../../src/domains/resumes/message/hold-message.ts';
import { invitationMessage as talentInvitation } from '../../src/domains/talents/invitations/invitation-message.ts';
import { alertMail } from '../../src/domains/talents/saved/alert-mail.ts';
import { signedUpMessage, talkMessages } from '../../src/domains/talks/messages/messages.ts';
import { deliver } from '../../src/outside/deliver.ts';
import type { Delivery } from '../../src/providers/delivery.ts';
import type { Services } from '../../src/services.ts';
import { makeMaster } from '../accounts.ts';
import type { TestApp } from '../app.ts';
import { makeApplication } from '../applications.ts';
import { makeInvitation } from '../companies.ts';
import { insertVisitors, makeFair } from '../fairs.ts';
import { makeAnswer } from '../feedback.ts';
import { makeHelpAnswer } from '../help.ts';
import { appliedInvoice } from '../invoices.ts';
import { makeJob, makeTalk } from '../jobs.ts';
import { makeBroadcast, newestSignUp, signUp } from '../live.ts';
import { makeTalent, makeTalentInvitation, walkAlerts } from '../talents.ts';
import { insertSigned } from '../talks.ts';
import { bindWechatTo, somebody } from '../wechat.ts';

/** What a carrier took. */
export type Carried = Delivery;

/** Services whose carriers take down what is handed to them; `take` may fail, or hang. */
export function recordingServices(services: Services, take: (call: Carried) => void | Promise<void> = () => undefined) {
  const carried: Carried[] = [];
  const carry = async (call: Delivery) => {
    carried.push(call);
    await take(call);
  };
  const on: Services = {
    ...services,
    sms: { send: (_phone, _message, delivery) => carry(delivery) },
    email: { send: (_message, delivery) => carry(delivery) },
    wechat: services.wechat && {
      ...services.wechat,
      sendsMessages: true,
      sendMessage: (_openId, _message, delivery) => carry(delivery),
    },
  };
  return { on, carried };
}

/** Writes down one delivery of each kind, each of something that is so. */
export async function oneOfEachKind(app: TestApp): Promise<void> {
  const master = await makeMaster(app);
  await bindWechatTo(app, master, somebody());
  const talks = await talkOccasions(app, master);
  const fairs = await fairOccasions(app);
  const answer = await makeAnswer(app);
  const helped = await makeHelpAnswer(app);
  const broadcasts = await liveOccasions(app);
  const talents = await talentOccasions(app, master);
  const invoice = await appliedInvoice(app, master);
  await app.services.db.updateTable('invoice').set({ state: 'refused' }).where('uuid', '=', invoice.uuid).execute();
  const application = await makeApplication(app, await makeJob(app, master), { candidate: { email: 'a@example.com' } });
  const word = { uuid: uuidv7(), application_uuid: application.uuid, text: '周五方便吗' };
  await app.ok(sendChatMessage, word, { token: master.token });
  const { uuid: invitation } = await makeInvitation(app, master, '13800001111');
  const { services, clock } = app;
  const companyUuid = master.companyUuid ?? '';
  const { bound_at } = await wechatOf(app, master.uuid);
  const { uuid: historyUuid } = await services.db
    .selectFrom('application_history')
    .select('uuid')
    .where('application_uuid', '=', application.uuid)
    .executeTakeFirstOrThrow();
  const { link_uuid } = await services.db
    .selectFrom('invitation')
    .select('link_uuid')
    .where('uuid', '=', invitation)
    .executeTakeFirstOrThrow();
  const email = `m${master.phone}@example.com`;
  await services.db.updateTable('account').set({ email }).where('uuid', '=', master.uuid).execute();
  await withTransaction(services.db, async (db) => {
    const call = { db, services, now: clock.now() };
    await tell(call, 'jobsImported', { companyUuid, to: [master.uuid] });
    await db.insertInto('message_choice').values({ account_uuid: master.uuid, topic: 'jobs', mail: 'now' }).execute();
    const { uuid: told } = await db
      .selectFrom('message')
      .select('uuid')
      .where('account_uuid', '=', master.uuid)
      .where('kind', '=', 'jobsImported')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('delivery').execute();
    await deliver(call, messageMail, [{ subjectUuid: told, details: { account_uuid: master.uuid } }]);
    const [words, wechat] = [
      { channel: 'email' as const, address: 'b@example.com', subject: '', body: '' },
      { account_uuid: master.uuid, bound_at, title: '', text: '', link: '' },
    ];
    await deliver(call, accountWords, [{ details: words }]);
    await deliver(call, accountWechat, [{ details: wechat }]);
    await deliver(call, invitationMessage, [{ uuid: link_uuid, details: { company_uuid: companyUuid } }]);
    const { uuid } = application;
    const message = {
      application: { uuid, name: '', job_title: '' },
      historyUuid,
      text: '',
      sendAfter: call.now,
    };
    await holdMessage(call, { companyUuid, ...message });
    for (const { occasion, message: kind } of talkMessages)
      await deliver(call, kind, [{ ...talks[occasion], details: { company_uuid: companyUuid } }]);
    await deliver(call, signedUpMessage, [{ ...talks.signed_up, details: { company_uuid: companyUuid } }]);
    const details = { company_uuid: companyUuid };
    await deliver(call, chatNotice, [{ subjectUuid: uuid, details: { ...details, message_uuid: word.uuid } }]);
    await deliver(call, talentInvitation, [{ subjectUuid: talents.invitation, details }]);
    await deliver(call, settledMail, [{ subjectUuid: invoice.uuid, details }]);
    await deliver(call, answeredMail, [{ subjectUuid: answer, details: {} }]);
    await deliver(call, helpAnsweredMail, [{ subjectUuid: helped, details: {} }]);
    await deliver(call, alertMail, [{ subjectUuid: talents.search, details }]);
    for (const { occasion, message: kind } of liveMessages)
      await deliver(call, kind, [{ ...broadcasts[occasion], details: {} }]);
    for (const { occasion, message: kind } of fairMessages)
      await deliver(call, kind, [{ ...fairs[occasion], details: {} }]);
  });
}

const wechatOf = ({ services: { db } }: TestApp, account: string) =>
  db.selectFrom('wechat_identity').select('bound_at').where('account_uuid', '=', account).executeTakeFirstOrThrow();

async function liveOccasions(app: TestApp) {
  const { db } = app.services;
  const one = async (state: 'published' | 'cancelled') => {
    const { uuid } = await makeBroadcast(app);
    await signUp(app, uuid);
    const { starts_at, moved_at } = await db
      .updateTable('broadcast')
      .set({ state, moved_at: app.clock.now() })
      .where('uuid', '=', uuid)
      .returning(['starts_at', 'moved_at'])
      .executeTakeFirstOrThrow();
    const { uuid: subjectUuid, signed_at } = await newestSignUp(app, uuid);
    return { subjectUuid, starts_at, signed_at, moved_at: moved_at ?? '' };
  };
  const [comes, gone] = [await one('published'), await one('cancelled')];
  const { subjectUuid } = comes;
  return {
    signed_up: { subjectUuid, occasion: comes.signed_at },
    moved: { subjectUuid, occasion: comes.moved_at },
    day_before: { subjectUuid, occasion: comes.starts_at },
    cancelled: { subjectUuid: gone.subjectUuid, occasion: gone.starts_at },
  };
}

async function talkOccasions(app: TestApp, master: Awaited<ReturnType<typeof makeMaster>>) {
  const { db } = app.services;
  const moved_at = app.clock.now();
  const companyUuid = master.companyUuid ?? '';
  const visit = async (state: 'online' | 'cancelled') => {
    const { uuid: talk } = await makeTalk(app, master, { state: 'online' });
    const [visitor] = await insertSigned(app, { companyUuid, talk }, 1);
    const subjectUuid = visitor?.uuid ?? '';
    const { signed_at } = await db
      .updateTable('talk_visitor')
      .set({ moved_up_at: moved_at })
      .where('uuid', '=', subjectUuid)
      .returning('signed_at')
      .executeTakeFirstOrThrow();
    const { starts_at } = await db
      .updateTable('talk')
      .set({ state, moved_at })
      .where('uuid', '=', talk)
      .returning('starts_at')
      .executeTakeFirstOrThrow();
    return { subjectUuid, signed_at, starts_at: starts_at ?? '' };
  };
  const [online, cancelled] = [await visit('online'), await visit('cancelled')];
  const at = (occasion: string) => ({ subjectUuid: online.subjectUuid, occasion });
  return {
    cancelled: { subjectUuid: cancelled.subjectUuid, occasion: cancelled.starts_at },
    signed_up: at(online.signed_at),
    moved: at(moved_at.toISOString()),
    moved_up: at(moved_at.toISOString()),
    day_before: at(online.starts_at),
    hours_before: at(online.starts_at),
  };
}

/** An invitation that waits to go out, and a saved search that found somebody of whom nobody was told. */
async function talentOccasions(app: TestApp, master: Awaited<ReturnType<typeof makeMaster>>) {
  const { uuid, token } = master;
  const { db } = app.services;
  await db
    .updateTable('account')
    .set({ email: `${uuid}@example.com` })
    .where('uuid', '=', uuid)
    .execute();
  const skill = `技能${uuid.slice(-6)}`;
  const saved = await app.ok(saveTalentSearch, { name: '新的人', filter: { q: skill } }, { token });
  await app.ok(alertTalentSearch, { uuid: saved.uuid, alert: true }, { token });
  await makeTalent(app, { skills: [skill] });
  await walkAlerts(app);
  return { search: saved.uuid, invitation: await makeTalentInvitation(app, master) };
}

async function fairOccasions(app: TestApp) {
  const { db } = app.services;
  const moved_at = app.clock.now();
  const visit = async (state: 'open' | 'cancelled') => {
    const { uuid } = await makeFair(app, 'open');
    await insertVisitors(app, uuid, 1);
    const { starts_at } = await db
      .updateTable('fair')
      .set({ state, moved_at })
      .where('uuid', '=', uuid)
      .returning('starts_at')
      .executeTakeFirstOrThrow();
    const visitor = await db
      .selectFrom('fair_visitor')
      .select('uuid')
      .where('fair_uuid', '=', uuid)
      .executeTakeFirstOrThrow();
    return { subjectUuid: visitor.uuid, starts_at };
  };
  const [open, cancelled] = [await visit('open'), await visit('cancelled')];
  return {
    cancelled: { subjectUuid: cancelled.subjectUuid, occasion: cancelled.starts_at },
    moved: { subjectUuid: open.subjectUuid, occasion: moved_at.toISOString() },
    day_before: { subjectUuid: open.subjectUuid, occasion: open.starts_at },
  };
}

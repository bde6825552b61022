import { moveApplication, rejectApplication } from '@qinghe/contract/resumes/decide.ts';
import {
  decideMany,
  listHeldBatches,
  planDecision,
  recallBatch,
  selectApplications,
} from '@qinghe/contract/resumes/decide-many.ts';
import { countApplications, getApplication } from '@qinghe/contract/resumes/desk.ts';
import type { Stage } from '@qinghe/contract/resumes/stages.ts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, makeTeam } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { until } from '../../../../test/until.ts';
import { readWords } from '../message/message-queries.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
const { master, child, company } = await makeTeam(app);
const { token } = master;
const job = await makeJob(app, master);
await app.work();

afterEach(() => app.clock.reset());

const MESSAGE = '{name}，感谢投递 {company} 的「{job}」。';

const read = (uuid: string) => app.ok(getApplication, { uuid }, { token });
const apply = async (stage: Stage = 'new', candidate: { name?: string; email?: string } = {}) => {
  const { uuid } = await makeApplication(app, job, { stage, candidate });
  return { uuid, version: (await read(uuid)).version };
};
const applyMany = (count: number, stage: Stage = 'new') =>
  Promise.all(Array.from({ length: count }, (_, index) => apply(stage, { name: `候选人${index + 1}` })));
const stagesOf = async (people: { uuid: string }[]) =>
  Promise.all(people.map(async ({ uuid }) => (await read(uuid)).stage));
const countIn = async (stage: Stage) =>
  (await app.ok(countApplications, { kind: 'internship', job_uuid: job.uuid }, { token })).counts[stage];
const mailsTo = (address: string) =>
  db.selectFrom('outbox_message').selectAll().where('address', '=', address).execute();

/** Makes the queue believe that the hold time of all batches is over. @returns when their messages were handled */
async function endHold(): Promise<void> {
  await sql`update delivery set send_after = now() - interval '1 second' where state = 'waiting'`.execute(db);
  await sql`update pgboss.job set start_after = now() where name = 'outside.send-deliveries' and state = 'created'`.execute(
    db,
  );
  await until(async () => {
    const left = await sql`select from pgboss.job
      where name = 'outside.send-deliveries' and state not in ('completed', 'cancelled')
        and start_after <= now()`.execute(db);
    return left.rows.length === 0;
  }, 'the messages of the batches were handled');
}

test('a dry run names whom a decision moves and whom it leaves out with the reason, and changes nothing', async () => {
  const fresh = await apply('new', { name: '何雨桐', email: 'he@example.com' });
  const there = await apply('interview', { name: '已在面试' });
  const hired = await apply('employed', { name: '已录用' });
  const changed = await apply('new', { name: '别人动过' });
  await app.ok(moveApplication, { ...changed, to: 'written' }, { token });
  const rejected = await apply('new', { name: '被拒过' });
  const { version } = await app.ok(rejectApplication, { ...rejected, reason: '经验不符' }, { token });
  const stranger = await makeMaster(app);
  const foreign = await makeApplication(app, await makeJob(app, stranger));
  const items = [fresh, there, hired, changed, { ...rejected, version }, { uuid: foreign.uuid, version: 1 }];
  const plan = await app.ok(planDecision, { items, to: 'interview', message: MESSAGE }, { token });
  expect(plan.moves).toEqual([
    {
      uuid: fresh.uuid,
      name: '何雨桐',
      anonymous_as: null,
      job_title: job.title,
      from: 'new',
      // Only a rejection tells by itself.
      channel: null,
      message: '',
    },
  ]);
  expect(plan.left_out.map(({ name, reason, stage }) => ({ name, reason, stage }))).toEqual([
    { name: '已在面试', reason: 'already_there', stage: 'interview' },
    { name: '已录用', reason: 'has_offer', stage: 'employed' },
    { name: '别人动过', reason: 'changed', stage: 'written' },
    { name: '被拒过', reason: 'rejected', stage: 'reject' },
    { name: '', reason: 'gone', stage: null },
  ]);
  expect((await read(fresh.uuid)).stage).toBe('new');
});

test('the preview shows each message as it will be sent, and how', async () => {
  const byMail = await apply('new', { name: '孟晴', email: 'meng@example.com' });
  const bySms = await apply('new', { name: '石磊', email: '' });
  const plan = await app.ok(planDecision, { items: [byMail, bySms], to: 'reject', message: MESSAGE }, { token });
  expect(plan.moves.map(({ channel, message }) => ({ channel, message }))).toEqual([
    { channel: 'email', message: `孟晴，感谢投递 ${company.name} 的「${job.title}」。` },
    { channel: 'sms', message: `石磊，感谢投递 ${company.name} 的「${job.title}」。` },
  ]);
});

test('what many are told says nothing that a template may not say; what tells nobody is not looked at', async () => {
  const items = [await apply()];
  const reject = (message: string) =>
    app.call(decideMany, { items, to: 'reject', reason: '经验不符', message }, { token });
  expect(await reject('很遗憾，本岗位只要男生。')).toMatchObject({ code: 42202, field: 'message' });
  expect(await stagesOf(items)).toEqual(['new']);
  const moved = await app.ok(decideMany, { items, to: 'interview', message: '本岗位只要男生' }, { token });
  expect(moved.batch?.messages).toBe(0);
});

test('a letter to one candidate may quote what a template may not say, but holds no word that operators refuse', async () => {
  const person = await apply();
  const told = { reason: '经验不符', message: MESSAGE };
  const write = (message: string) =>
    app.call(
      decideMany,
      { ...told, items: [person], to: 'reject', rewritten: [{ uuid: person.uuid, message }] },
      { token },
    );
  expect(await write('不如来我们这里日结刷单')).toMatchObject({ code: 42202, field: 'rewritten.0.message' });
  const one = { ...person, reason: '经验不符', message: '不如来我们这里日结刷单' };
  expect(await app.call(rejectApplication, one, { token })).toMatchObject({ code: 42202, field: 'message' });
  expect(await stagesOf([person])).toEqual(['new']);
  expect((await write('您好，昨天说的只要男生是同事口误，抱歉。')).data.batch?.messages).toBe(1);
});

test('a way back needs a reason, for many as for one', async () => {
  const person = await apply('interview');
  const back = { items: [person], to: 'primary_screening' as const };
  expect((await app.ok(planDecision, back, { token })).left_out[0]?.reason).toBe('needs_reason');
  const { batch } = await app.ok(decideMany, { ...back, reason: '面试改期' }, { token });
  expect(batch?.applications).toBe(1);
});

test('many are moved in one go with history and audit, and the counts add up', async () => {
  const people = await applyMany(40, 'written');
  const before = { written: await countIn('written'), interview: await countIn('interview') };
  const { batch, left_out } = await app.ok(decideMany, { items: people, to: 'interview' }, { token });
  expect(batch).toMatchObject({ applications: 40, messages: 0, to: 'interview', actor_name: master.name });
  expect(left_out).toEqual([]);
  expect(await countIn('written')).toBe(before.written - 40);
  expect(await countIn('interview')).toBe(before.interview + 40);
  const one = await read(people[17]?.uuid ?? '');
  expect(one).toMatchObject({ stage: 'interview', version: (people[17]?.version ?? 0) + 1 });
  expect(one.history[0]).toMatchObject({ action: 'moved', from: 'written', to: 'interview', actor_name: master.name });
  const audit = await db
    .selectFrom('audit_entry')
    .select('object_uuid')
    .where('action', '=', 'application.moved')
    .where(
      'object_uuid',
      'in',
      people.map(({ uuid }) => uuid),
    )
    .execute();
  expect(audit).toHaveLength(40);
});

test('messages are held for ten minutes, then each goes out once, rewritten ones as rewritten', async () => {
  const usual = await apply('new', { name: '甲', email: 'usual@example.com' });
  const own = await apply('new', { name: '乙', email: 'own@example.com' });
  const silent = await apply('new', { name: '丙', email: 'silent@example.com' });
  const { batch } = await app.ok(
    decideMany,
    {
      items: [usual, own, silent],
      to: 'reject',
      reason: '经验不符',
      message: MESSAGE,
      rewritten: [
        { uuid: own.uuid, message: '{name}，我们很欣赏你的作品。' },
        { uuid: silent.uuid, message: '' },
      ],
    },
    { token },
  );
  expect(batch?.messages).toBe(2);
  expect(Date.parse(batch?.hold_until ?? '') - app.clock.now().getTime()).toBeGreaterThan(590_000);
  expect(await mailsTo('usual@example.com')).toEqual([]);
  await endHold();
  const notice = `${company.name} 回复了你投递的「${job.title}」，打开下面的页面查看：`;
  for (const address of ['usual@example.com', 'own@example.com'])
    expect((await mailsTo(address)).map(({ body }) => body.split('\n')[0])).toEqual([notice]);
  const said = async ({ uuid }: { uuid: string }) => (await readWords(db, company.company_uuid, uuid))[0]?.body;
  expect(await said(usual)).toBe(`甲，感谢投递 ${company.name} 的「${job.title}」。`);
  expect(await said(own)).toBe('乙，我们很欣赏你的作品。');
  expect(await said(silent)).toBeUndefined();
  expect(await mailsTo('silent@example.com')).toEqual([]);
});

test('somebody who was told before is left out of a rejection with a message, not of one without', async () => {
  const person = await apply('new', { email: 'told@example.com' });
  await app.ok(
    decideMany,
    { items: [person], to: 'reject', reason: '经验不符', message: MESSAGE },
    {
      token,
    },
  );
  await endHold();
  app.clock.advance({ seconds: 700 });
  const { version } = await read(person.uuid);
  const restored = await app.ok(moveApplication, { uuid: person.uuid, version, to: 'new' }, { token });
  const again = {
    items: [{ uuid: person.uuid, version: restored.version }],
    to: 'reject' as const,
    reason: '经验不符',
  };
  expect((await app.ok(planDecision, { ...again, message: MESSAGE }, { token })).left_out[0]?.reason).toBe(
    'already_told',
  );
  expect((await app.ok(planDecision, again, { token })).moves).toHaveLength(1);
});

test('a recall within the hold puts everybody back to stage and time, and no message goes out', async () => {
  const people = await applyMany(3);
  const mail = await apply('primary_screening', { email: 'recalled@example.com' });
  const before = await read(mail.uuid);
  const all = [...people, mail];
  const { batch } = await app.ok(
    decideMany,
    { items: all, to: 'reject', reason: '经验不符', message: MESSAGE },
    { token },
  );
  const held = await app.ok(listHeldBatches, {}, { token });
  expect(held.items[0]).toEqual(batch);
  app.clock.advance({ seconds: 599 });
  expect(await app.ok(recallBatch, { uuid: batch?.uuid ?? '' }, { token })).toEqual({ taken_back: 4, left_out: [] });
  expect(await stagesOf(all)).toEqual(['new', 'new', 'new', 'primary_screening']);
  expect(await read(mail.uuid)).toMatchObject({ stage_since: before.stage_since, version: before.version + 2 });
  await endHold();
  expect(await mailsTo('recalled@example.com')).toEqual([]);
  expect((await app.ok(listHeldBatches, {}, { token })).items.map(({ uuid }) => uuid)).not.toContain(batch?.uuid);
});

test('a recall leaves alone a person whom a colleague has decided about since, and the message is not sent', async () => {
  const [first, second] = await applyMany(2);
  if (!first || !second) throw new Error('two people');
  const { batch } = await app.ok(
    decideMany,
    { items: [first, second], to: 'reject', reason: '经验不符', message: MESSAGE },
    { token },
  );
  await app.ok(moveApplication, { uuid: second.uuid, version: second.version + 1, to: 'new' }, { token });
  const states = () => db.selectFrom('delivery').select('state').where('subject_uuid', '=', second.uuid).execute();
  expect(await states()).toEqual([{ state: 'recalled' }]);
  const response = await app.ok(recallBatch, { uuid: batch?.uuid ?? '' }, { token });
  expect(response).toMatchObject({ taken_back: 1, left_out: [{ uuid: second.uuid, stage: 'new', reason: 'changed' }] });
});

test('one of a batch can be taken back alone until the hold ends', async () => {
  const [first, second] = await applyMany(2);
  if (!first || !second) throw new Error('two people');
  await app.ok(decideMany, { items: [first, second], to: 'written' }, { token });
  app.clock.advance({ seconds: 500 });
  expect((await read(first.uuid)).abilities.undo).toBe(true);
  app.clock.advance({ seconds: 100 });
  expect((await read(first.uuid)).abilities.undo).toBe(false);
});

test('too late, twice, and another’s batch cannot be recalled', async () => {
  const decide = async () => {
    const { batch } = await app.ok(decideMany, { items: [await apply()], to: 'written' }, { token });
    return batch?.uuid ?? '';
  };
  const uuid = await decide();
  expect(await app.call(recallBatch, { uuid }, { token: child.token })).toMatchObject({ code: 40401 });
  expect(await app.call(recallBatch, { uuid }, { token })).toMatchObject({ code: 100 });
  expect(await app.call(recallBatch, { uuid }, { token })).toMatchObject({ code: 40903 });
  const late = await decide();
  app.clock.advance({ seconds: 600 });
  expect(await app.call(recallBatch, { uuid: late }, { token })).toMatchObject({ code: 40903 });
});

test('of two decisions on the same people at once one moves them, the other is told that they have changed', async () => {
  const people = await applyMany(8);
  const [one, other] = await Promise.all([
    app.ok(decideMany, { items: people, to: 'written' }, { token }),
    app.ok(decideMany, { items: [...people].reverse(), to: 'interview' }, { token }),
  ]);
  const winners = [one, other].filter(({ batch }) => batch !== null);
  expect(winners).toHaveLength(1);
  const loser = [one, other].find(({ batch }) => batch === null);
  expect(loser?.left_out.map(({ reason }) => reason)).toEqual(people.map(() => 'changed'));
});

test('the same key moves once and answers the same', async () => {
  const people = await applyMany(2);
  const options = { token, headers: { 'idempotency-key': crypto.randomUUID() } };
  const decision = { items: people, to: 'written' as const };
  const first = await app.ok(decideMany, decision, options);
  expect(await app.ok(decideMany, decision, options)).toEqual(first);
  expect((await read(people[0]?.uuid ?? '')).version).toBe((people[0]?.version ?? 0) + 1);
});

test('a sub-account moves only applications for its own jobs', async () => {
  const mine = await makeApplication(app, await makeJob(app, child));
  const masters = await apply();
  const decision = { items: [{ uuid: mine.uuid, version: 1 }, masters], to: 'written' as const };
  const { batch, left_out } = await app.ok(decideMany, decision, { token: child.token });
  expect(batch?.applications).toBe(1);
  expect(left_out).toEqual([{ uuid: masters.uuid, name: '', anonymous_as: null, stage: null, reason: 'gone' }]);
  expect((await read(masters.uuid)).stage).toBe('new');
});

test('a selection holds everyone of a stage under the filter, with the version that was seen', async () => {
  const other = await makeJob(app, master);
  const { uuid } = await makeApplication(app, other);
  const selection = await app.ok(
    selectApplications,
    { kind: 'internship', stage: 'new', job_uuid: other.uuid },
    { token },
  );
  expect(selection).toEqual({ items: [{ uuid, version: 1 }], more: false });
});

test('more than a thousand, none, and a stage that does not exist are refused', async () => {
  const item = { uuid: crypto.randomUUID(), version: 1 };
  const call = (input: unknown) => app.call(decideMany, input as never, { token });
  expect(await call({ items: [], to: 'written' })).toMatchObject({ status: 400 });
  expect(await call({ items: Array(1001).fill(item), to: 'written' })).toMatchObject({ status: 400 });
  expect(await call({ items: [item], to: 'offer' })).toMatchObject({ status: 400 });
});

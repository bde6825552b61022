import { removeMember } from '@qinghe/contract/company/members.ts';
import { setShare } from '@qinghe/contract/company/sharing.ts';
import { listMessages, readMessages } from '@qinghe/contract/messages/messages.ts';
import { addNote, changeNote, listMentionable, removeNote } from '@qinghe/contract/resumes/annotate.ts';
import { getApplication } from '@qinghe/contract/resumes/desk.ts';
import { afterEach, expect, test } from 'vitest';
import { makeAccount, makeMaster, makeTeam, type TestAccount } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { readDeliveries, sendDeliveries } from '../../../../test/deliveries.ts';
import { makeJob } from '../../../../test/jobs.ts';

const app = await startTestApp({ own: true });
const { db } = app.services;
afterEach(() => app.clock.reset());

/** An owner with an application, the master who sees it, and a colleague who does not. */
async function office() {
  const { company, master, child: owner } = await makeTeam(app);
  const outsider = await makeAccount(app, { company, type: 'slave', name: '周敏' });
  const job = await makeJob(app, owner);
  const { uuid } = await makeApplication(app, job);
  return { company, master, owner, outsider, job, uuid };
}

const note = async (by: TestAccount, uuid: string, text: string, mentions: string[]) => {
  const { notes } = await app.ok(addNote, { uuid, text, mentions }, { token: by.token });
  return notes[0] as NonNullable<(typeof notes)[0]>;
};

/** What somebody was told of notes, with how many each message is of. */
const heard = async ({ token }: TestAccount) =>
  (await app.ok(listMessages, {}, { token })).items
    .filter(({ link }) => link.endsWith('#notes'))
    .map((one) => ({ ...one, count: Number(/(\d+) 条/.exec(one.text)?.[1]) }));

test('whoever is named and may see the application is told once an application, without the words of the note', async () => {
  const { master, owner, job, uuid } = await office();
  const named = await note(owner, uuid, `请 @${master.name} 看看，电话里说得很好`, [master.uuid]);
  expect(named.mentions).toEqual([{ account_uuid: master.uuid, name: master.name, told: true }]);
  await note(owner, uuid, `@${master.name} 又来了`, [master.uuid]);
  const [message, ...others] = await heard(master);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ count: 2, link: `/resume/all?id=${uuid}#notes` });
  expect(message?.text).toContain(job.title);
  expect(JSON.stringify(message)).not.toContain('电话');
  expect(await heard(owner)).toEqual([]);
  expect((await app.ok(getApplication, { uuid }, { token: master.token })).notes[1]).toMatchObject({
    mine: false,
    mentions: [{ name: master.name, told: true }],
  });
});

test('who may be named is everybody else at work, with whether they see the application; only owners may share it', async () => {
  const { company, master, owner, outsider, job, uuid } = await office();
  const suspended = await makeAccount(app, { company, type: 'slave', name: '停用的人' });
  await db.updateTable('account').set({ user_status: 'unactive' }).where('uuid', '=', suspended.uuid).execute();
  const asked = await app.ok(listMentionable, { uuid }, { token: owner.token });
  const sees = Object.fromEntries(asked.items.map((one) => [one.uuid, one.sees]));
  expect(sees).toEqual({ [master.uuid]: true, [outsider.uuid]: false });
  expect(asked).toMatchObject({ job: { uuid: job.uuid, title: job.title }, may_share: true });
  await app.ok(
    setShare,
    { kind: 'job', uuids: [job.uuid], account_uuid: outsider.uuid, may: 'read' },
    { token: owner.token },
  );
  const asOutsider = await app.ok(listMentionable, { uuid }, { token: outsider.token });
  expect(asOutsider.may_share).toBe(false);
  expect(asOutsider.items.map((one) => one.uuid).sort()).toEqual([master.uuid, owner.uuid].sort());
});

test('who sees nothing of the application is not told, until the job was shared and the note is saved again', async () => {
  const { owner, outsider, job, uuid } = await office();
  const { token } = owner;
  const written = await note(owner, uuid, '@周敏 你怎么看', [outsider.uuid]);
  expect(written.mentions).toEqual([{ account_uuid: outsider.uuid, name: '周敏', told: false }]);
  expect(await heard(outsider)).toEqual([]);
  await app.ok(setShare, { kind: 'job', uuids: [job.uuid], account_uuid: outsider.uuid, may: 'read' }, { token });
  const change = { uuid, note_uuid: written.uuid, version: 1, text: '@周敏 你怎么看？', mentions: [outsider.uuid] };
  expect((await app.ok(changeNote, change, { token })).notes[0]?.mentions[0]?.told).toBe(true);
  expect(await heard(outsider)).toHaveLength(1);
});

test('an edit tells only whom it names anew, and takes back what is told of whom it names no more', async () => {
  const { company, master, owner, uuid } = await office();
  const { token } = owner;
  const second = await makeAccount(app, { company, type: 'slave', name: '陈思' });
  const job = await db.selectFrom('application').select('job_uuid').where('uuid', '=', uuid).executeTakeFirstOrThrow();
  await app.ok(setShare, { kind: 'job', uuids: [job.job_uuid], account_uuid: second.uuid, may: 'act' }, { token });
  const { uuid: note_uuid } = await note(owner, uuid, `@${master.name}`, [master.uuid]);
  const change = (version: number, text: string, mentions: string[]) =>
    app.ok(changeNote, { uuid, note_uuid, version, text, mentions }, { token });
  await change(1, `@${master.name} @陈思`, [master.uuid, second.uuid]);
  expect((await heard(master))[0]?.count).toBe(1);
  expect((await heard(second))[0]?.count).toBe(1);
  const { notes } = await change(2, '@陈思', [second.uuid, master.uuid]);
  expect(notes[0]?.mentions).toEqual([{ account_uuid: second.uuid, name: '陈思', told: true }]);
  expect(await heard(master)).toEqual([]);
  expect(await heard(second)).toHaveLength(1);
});

test('a note that is deleted takes its own unread messages back and no others; what was read stays', async () => {
  const { master, owner, uuid } = await office();
  const words = `@${master.name} 看看`;
  const remove = (one: { uuid: string }) => app.ok(removeNote, { uuid, note_uuid: one.uuid }, { token: owner.token });
  const first = await note(owner, uuid, words, [master.uuid]);
  const [read] = await heard(master);
  await app.ok(readMessages, { uuids: [read?.uuid ?? ''], through: read?.occurred_at ?? '' }, { token: master.token });
  const [second, third] = [
    await note(owner, uuid, words, [master.uuid]),
    await note(owner, uuid, words, [master.uuid]),
  ];
  await remove(first);
  expect((await heard(master)).map(({ count }) => count)).toEqual([2, 1]);
  await remove(second);
  expect((await heard(master)).map(({ count }) => count)).toEqual([1, 1]);
  await remove(third);
  expect((await heard(master)).map(({ uuid: one }) => one)).toEqual([read?.uuid]);
});

test('the mail of a note that was deleted before it went is not sent; one that goes holds title and link alone', async () => {
  // By day in China, when mails go at once.
  app.clock.set('2026-11-27T06:00:00Z');
  const { master, owner, job, uuid } = await office();
  const address = `hr${master.phone}@yunshan.example`;
  await db.updateTable('account').set({ email: address }).where('uuid', '=', master.uuid).execute();
  const send = async () => {
    const due = await readDeliveries(app.services, { kind: 'messages.mail' });
    await sendDeliveries(
      app.services,
      due.map((one) => one.uuid),
    );
    return db.selectFrom('outbox_message').select('body').where('address', '=', address).execute();
  };
  const gone = await note(owner, uuid, `@${master.name} 很一般`, [master.uuid]);
  await app.ok(removeNote, { uuid, note_uuid: gone.uuid }, { token: owner.token });
  expect(await send()).toEqual([]);
  await note(owner, uuid, `@${master.name} 很一般`, [master.uuid]);
  const [mail] = await send();
  expect(mail?.body).toContain(job.title);
  expect(mail?.body).toContain(`/resume/all?id=${uuid}#notes`);
  expect(mail?.body).not.toContain('很一般');
});

test('accounts of others, of those who left, and names that the text does not hold are no mentions', async () => {
  const { master, owner, outsider, uuid } = await office();
  const stranger = await makeMaster(app);
  const written = await note(owner, uuid, `@${stranger.name} @周敏`, [stranger.uuid, master.uuid, owner.uuid]);
  const names = written.mentions.map(({ account_uuid }) => account_uuid);
  expect(names).not.toContain(stranger.uuid);
  expect(names).not.toContain(owner.uuid);
  expect(await heard(stranger)).toEqual([]);
  const kept = await note(owner, uuid, '@周敏 看看', [outsider.uuid]);
  await app.ok(removeMember, { uuid: outsider.uuid, hand_to: owner.uuid }, { token: master.token });
  const { notes } = await app.ok(getApplication, { uuid }, { token: owner.token });
  expect(notes.find((one) => one.uuid === kept.uuid)).toMatchObject({
    text: '@周敏 看看',
    mentions: [{ name: '周敏' }],
  });
  expect((await note(owner, uuid, '@周敏', [outsider.uuid])).mentions).toEqual([]);
  for (const mentions of [['x'], Array.from({ length: 21 }, () => master.uuid)])
    expect(await app.call(addNote, { uuid, text: '好', mentions }, { token: owner.token })).toMatchObject({
      code: 400,
    });
});

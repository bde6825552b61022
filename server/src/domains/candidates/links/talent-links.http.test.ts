import { eraseCandidate } from '@qinghe/contract/candidates/erasure.ts';
import { answerByLink, getLink, getLinkedPerson, getLinkedTalent } from '@qinghe/contract/candidates/linked-page.ts';
import { listLinks, MAX_LINKED, makeLink, revokeLink } from '@qinghe/contract/candidates/links.ts';
import { listAudit } from '@qinghe/contract/company/audit.ts';
import { removeMember } from '@qinghe/contract/company/members.ts';
import { listMessages } from '@qinghe/contract/messages/messages.ts';
import { listTalentOpinions, listTalents } from '@qinghe/contract/talents/list.ts';
import { putTalent, withdrawTalent } from '@qinghe/contract/talents/put.ts';
import { expect, test } from 'vitest';
import { makeMaster, makeTeam, type TestAccount, unusedPhone } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeApplication } from '../../../../test/applications.ts';
import { makeOperator } from '../../../../test/companies.ts';
import { makeJob } from '../../../../test/jobs.ts';
import { makeLinkOf, openIn } from '../../../../test/links.ts';
import { aTalent, makeTalentKey } from '../../../../test/platform.ts';
import { makeTalent, makeTalentInvitation } from '../../../../test/talents.ts';
import { chinaDay } from '../../../time/china-day.ts';
import { answerInvitation } from '../../talents/index.ts';

const app = await startTestApp({ own: true });
const { services } = app;
const { db } = services;
const { company, master, child } = await makeTeam(app);

const about = 'talents' as const;
/** A link about talents that one browser has opened. */
async function opened(talents: readonly string[], maker: TestAccount = master, name = '沈南乔') {
  const link = await makeLinkOf(app, maker, talents, { about, name });
  const { headers } = await openIn(app, link.token);
  const [first = ''] = talents;
  const { uuid } = link;
  return {
    ...link,
    headers,
    read: () => app.call(getLink, { uuid }, { headers }),
    see: (person_uuid = first) => app.call(getLinkedTalent, { uuid, person_uuid }, { headers }),
    say: (words: string, more: object = {}) =>
      app.call(answerByLink, { uuid, person_uuid: first, verdict: 'recommend', stars: 4, words, ...more }, { headers }),
  };
}
const make = (uuids: string[], token: string) =>
  app.call(makeLink, { about, uuids, name: '沈南乔', question: '', until: chinaDay(app.clock.now()) }, { token });
const listed = async (uuid: string, { token } = master) =>
  (await app.ok(listLinks, { limit: 100 }, { token })).items.find((link) => link.uuid === uuid);
const card = async (uuid: string, { token } = master) =>
  (await app.ok(listTalents, { limit: 100 }, { token })).items.find((one) => one.uuid === uuid);
const said = (uuid: string) =>
  db.selectFrom('talent_opinion').select(['words', 'company_uuid']).where('talent_uuid', '=', uuid).execute();
const ofLinks = (uuid: string) =>
  db.selectFrom('colleague_link_talent').select('link_uuid').where('talent_uuid', '=', uuid).execute();

test('a colleague sees a talent by the code of the list, without name, contact or rare school', async () => {
  const phone = unusedPhone();
  const uuid = await makeTalent(app, {
    ...{ phone, name: '欧阳静怡', school: '云山独门学院', email: 'ouyang.jing@example.com' },
    ...{ about: '欧阳静怡，在云山独门学院读书，微信：ouyang_jing9，电话 13900001234' },
    skills: ['React', '主页：github.com/ouyangjing'],
  });
  const { url, read, see } = await opened([uuid]).then(async (link) => ({ ...link, url: link.token }));
  const shown = await card(uuid);
  const { data } = await see();
  expect(shown?.school).toBeNull();
  expect(data).toMatchObject({ uuid, code: shown?.code, school: null, answer: null, others: 0 });
  expect((await read()).data).toMatchObject({ about, people: [{ uuid, name: shown?.code, answered: false }] });
  const text = JSON.stringify([data, (await read()).data]);
  for (const secret of [phone, '欧阳静怡', '云山独门学院', 'ouyang', '13900001234', '.com'])
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  expect(url).toMatch(/^[\w-]{43}$/);
});

test('a school that five share is named, as the list names it', async () => {
  const uuids = [];
  for (let at = 0; at < 5; at += 1) uuids.push(await makeTalent(app, { school: '众人大学', phone: unusedPhone() }));
  const { see } = await opened(uuids);
  expect((await see()).data.school).toBe('众人大学');
});

test('the address of a link about talents is that of talents', async () => {
  const { data } = await make([await makeTalent(app)], master.token);
  expect(new URL(data.url, 'http://here').pathname).toBe('/talent-email');
});

test('what is said stands on the card, for the own company alone, can be changed, and is told to who asked', async () => {
  const uuid = await makeTalent(app);
  const stranger = await makeMaster(app);
  const link = await opened([uuid], child);
  expect((await link.say('讲清了前后数字')).code).toBe(100);
  expect((await link.say('再想了想', { verdict: 'unsure', stars: null })).code).toBe(100);
  const opinion = { name: '沈南乔', verdict: 'unsure', stars: null, words: '再想了想' };
  expect((await card(uuid))?.opinions).toEqual([{ ...opinion, said_at: expect.any(String) }]);
  expect((await card(uuid, stranger))?.opinions).toEqual([]);
  const spoken = async ({ token }: TestAccount, of?: string) =>
    (await app.ok(listTalentOpinions, { ...(of && { link: of }), limit: 100 }, { token })).items;
  expect(await spoken(child, link.uuid)).toMatchObject([{ uuid, opinions: [opinion] }]);
  expect((await spoken(master)).map((one) => one.uuid)).toContain(uuid);
  expect([await spoken(stranger), await spoken(stranger, link.uuid)]).toEqual([[], []]);
  expect(await listed(link.uuid)).toMatchObject({
    about,
    maker_name: child.name,
    people: [{ uuid, verdict: 'unsure' }],
  });
  const { items } = await app.ok(listMessages, {}, { token: child.token });
  expect(items).toMatchObject([{ link: '/resume/links', text: expect.stringContaining('2 条意见') }]);
  for (const wrong of [{ words: '字'.repeat(1001) }, { stars: 6 }, { verdict: 'yes' }])
    expect((await link.say('', wrong)).code).toBe(400);
});

test('others’ answers are absent until one’s own is in, and of another company always', async () => {
  const uuid = await makeTalent(app);
  const elsewhere = await opened([uuid], await makeMaster(app), '别家的人');
  await elsewhere.say('别家的话');
  const [first, second] = [await opened([uuid]), await opened([uuid], master, '何川')];
  await first.say('扎实，电话 13900001111 找我');
  expect((await second.see()).data).toMatchObject({ others: 1, answers: [], answer: null });
  await second.say('', { verdict: 'no' });
  const { data } = await second.see();
  expect(data.answers).toMatchObject([{ name: '沈南乔', verdict: 'recommend', stars: 4 }]);
  expect(JSON.stringify(data)).not.toMatch(/13900001111|别家/);
});

test('a link about talents opens nobody else, and no application; one about applications no talent', async () => {
  const [uuid, other] = [await makeTalent(app), await makeTalent(app)];
  const { headers, uuid: link, see, say } = await opened([uuid]);
  const application = await makeApplication(app, await makeJob(app, master));
  expect([(await see(other)).code, (await say('', { person_uuid: other })).code]).toEqual([40401, 40401]);
  for (const person_uuid of [uuid, application.uuid])
    expect((await app.call(getLinkedPerson, { uuid: link, person_uuid }, { headers })).code).toBe(40401);
  const ofApplication = await makeLinkOf(app, master, [application.uuid]);
  const browser = await openIn(app, ofApplication.token);
  for (const person_uuid of [uuid, application.uuid])
    expect(
      (await app.call(getLinkedTalent, { uuid: ofApplication.uuid, person_uuid }, { headers: browser.headers })).code,
    ).toBe(40401);
});

test('whoever withdraws, hides, wants no company or is erased is gone from the link with all that was said', async () => {
  const { key } = await makeTalentKey(app);
  const [reference, hiding] = ['link-1', 'link-2'].map((name) => aTalent({ reference: name, phone: unusedPhone() }));
  const phone = unusedPhone();
  const told = [reference, hiding, aTalent({ reference: 'link-3', phone })];
  for (const input of told) await app.ok(putTalent, input as never, { token: key });
  const uuids = await Promise.all(
    told.map(async (input) => {
      const found = await db
        .selectFrom('talent_reference')
        .select('talent_uuid')
        .where('reference', '=', input?.reference ?? '')
        .executeTakeFirstOrThrow();
      return found.talent_uuid;
    }),
  );
  const pausing = await makeTalentInvitation(app, master);
  const { talent_uuid: paused } = await db
    .selectFrom('talent_invitation')
    .select('talent_uuid')
    .where('uuid', '=', pausing)
    .executeTakeFirstOrThrow();
  const all = [...uuids, paused];
  const { uuid, read, say, see } = await opened(all);
  for (const person_uuid of all) expect((await say('都看过了', { person_uuid })).code).toBe(100);

  await app.ok(withdrawTalent, { reference: 'link-1' }, { token: key });
  const hides = { ...hiding, hidden_from: [company.name] };
  await app.ok(putTalent, hides as never, { token: key });
  await app.ok(
    eraseCandidate,
    { address: phone, application_count: 0, reason: '本人提出' },
    { token: (await makeOperator(app)).token },
  );
  await db.updateTable('talent_invitation').set({ state: 'sent' }).where('uuid', '=', pausing).execute();
  const answering = {
    companyUuid: company.company_uuid,
    uuid: pausing,
    locale: 'zh-CN' as const,
    network: '',
    requestId: '',
  };
  expect(await answerInvitation(services, { ...answering, answer: 'decline', pause: true })).toBe('done');

  expect((await read()).data).toMatchObject({ people: [], left_out: 4, question: '' });
  for (const person_uuid of all) {
    expect([(await see(person_uuid)).code, (await say('还能写吗', { person_uuid })).code]).toEqual([40401, 40401]);
    expect([await said(person_uuid), await ofLinks(person_uuid)]).toEqual([[], []]);
  }
  expect(await listed(uuid)).toMatchObject({ state: 'open', asked: 4, people: [], question: '' });
});

test('who hides from one company stays in what another one asked and heard', async () => {
  const uuid = await makeTalent(app);
  const other = await makeMaster(app);
  const [here, there] = [await opened([uuid]), await opened([uuid], other)];
  for (const link of [here, there]) await link.say('看过');
  await db
    .insertInto('talent_hidden')
    .values({ company_uuid: company.company_uuid, talent_uuid: uuid, hidden_key: 'answer' })
    .execute();
  expect((await here.read()).data.people).toEqual([]);
  expect((await there.read()).data).toMatchObject({ people: [{ uuid, answered: true }] });
  expect(await said(uuid)).toMatchObject([{ company_uuid: other.companyUuid }]);
});

test('an answer that is on its way while somebody goes leaves nothing', async () => {
  for (let at = 0; at < 5; at += 1) {
    const uuid = await makeTalent(app);
    const { say } = await opened([uuid]);
    const [answer] = await Promise.all([say('同时'), db.deleteFrom('talent').where('uuid', '=', uuid).execute()]);
    expect([100, 40401]).toContain(answer.code);
    expect([await said(uuid), await ofLinks(uuid)]).toEqual([[], []]);
  }
});

test('who cannot be found is left out of a new link; of nobody there is none, nor of more than twenty', async () => {
  const [here, gone] = [await makeTalent(app), await makeTalent(app)];
  await db.deleteFrom('talent').where('uuid', '=', gone).execute();
  expect((await make([gone, here, here], master.token)).data).toMatchObject({ left_out: 1 });
  expect(await make([gone], master.token)).toMatchObject({ code: 40902, msg: expect.any(String) });
  const application = await makeApplication(app, await makeJob(app, master));
  expect((await make([application.uuid], master.token)).code).toBe(40902);
  const many = Array.from({ length: MAX_LINKED + 1 }, () => here);
  expect((await make(many, master.token)).code).toBe(400);
  expect((await make([], master.token)).code).toBe(400);
});

test('who may not look for talents makes no such link, and one that was made shows nobody', async () => {
  const uuid = await makeTalent(app);
  const link = await opened([uuid], child);
  await db.updateTable('company_member').set({ role: 'viewer' }).where('account_uuid', '=', child.uuid).execute();
  expect((await make([uuid], child.token)).code).toBe(40902);
  expect((await link.read()).data).toMatchObject({ people: [], left_out: 1 });
  expect((await link.say('')).code).toBe(40401);
  await db.updateTable('company_member').set({ role: 'recruiter' }).where('account_uuid', '=', child.uuid).execute();
  const { check_status } = await db
    .selectFrom('company')
    .select('check_status')
    .where('company_uuid', '=', company.company_uuid)
    .executeTakeFirstOrThrow();
  const status = (to: typeof check_status) =>
    db.updateTable('company').set({ check_status: to }).where('company_uuid', '=', company.company_uuid).execute();
  await status('uncheck');
  expect((await make([uuid], child.token)).code).not.toBe(100);
  expect(await link.read()).toMatchObject({ code: 40902, data: { state: 'paused' } });
  await status(check_status);
  expect((await link.read()).data.people).toHaveLength(1);
});

test('it is revoked where the others are; what was said stays, also when its maker leaves', async () => {
  const { master, child } = await makeTeam(app);
  const uuid = await makeTalent(app);
  const [first, second] = [await opened([uuid], master), await opened([uuid], child, '何川')];
  for (const { say } of [first, second]) await say('想见');
  await app.ok(revokeLink, { uuid: first.uuid }, { token: master.token });
  for (const answer of [await first.read(), await first.see(), await first.say('太晚了')])
    expect(answer).toMatchObject({ code: 40902, data: { state: 'revoked' } });
  await app.ok(removeMember, { uuid: child.uuid, hand_to: master.uuid }, { token: master.token });
  expect((await second.read()).code).toBe(40401);
  expect((await card(uuid, master))?.opinions.map(({ name, words }) => [name, words])).toEqual([
    ['何川', '想见'],
    ['沈南乔', '想见'],
  ]);
  const { items } = await app.ok(listAudit, { limit: 100 }, { token: master.token });
  const actions = items.map(({ action }) => action).filter((action) => action.startsWith('talent.link'));
  expect(new Set(actions)).toEqual(new Set(['talent.link_made', 'talent.link_answered', 'talent.link_revoked']));
});

import { listTalents } from '@qinghe/contract/talents/list.ts';
import { putTalent, withdrawTalent } from '@qinghe/contract/talents/put.ts';
import { afterEach, expect, test } from 'vitest';
import { makeMaster, unusedPhone } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { aTalent, makeKey, makeTalentKey } from '../../../test/platform.ts';
import { unseal } from '../../http/sealed.ts';
import { eraseUntouchedTalents } from './tasks.ts';

const app = await startTestApp({ own: true });
const { db, signingSecret } = app.services;
const master = await makeMaster(app);
const { key } = await makeTalentKey(app);
const { key: otherKey } = await makeTalentKey(app, '校友平台');

afterEach(() => app.clock.reset());

const put = (change: Parameters<typeof aTalent>[0] = {}, token = key) =>
  app.call(putTalent, aTalent(change), { token });
const withdraw = (reference: string, token = key) => app.call(withdrawTalent, { reference }, { token });
const find = async (filter: Parameters<typeof app.ok<typeof listTalents>>[1]) =>
  (await app.ok(listTalents, { limit: 100, ...filter }, { token: master.token })).items;
const named = (name: string) => db.selectFrom('talent').selectAll().where('name', '=', name).execute();
const taken = { code: 100, data: { taken: true } };

test('a talent is found without name, contact, gender or age; what it is reached by is sealed', async () => {
  const phone = unusedPhone();
  const sent = {
    name: '司马雨桐',
    phone: `+86 ${phone}`,
    email: 'yutong-2027@example.com',
    gender: 'female' as const,
    birth_year: 2004,
    wish_cities: ['上海'],
    wished_work: ['用户研究'],
    skills: ['SPSS'],
    about: `我是司马雨桐，做过三段访谈，电话 ${phone}，邮箱 yutong-2027@example.com`,
  };
  expect(await put(sent)).toMatchObject(taken);
  const [item, ...more] = await find({ q: '用户研究' });
  expect(more).toEqual([]);
  expect(item).toMatchObject({ school: null, wish_cities: ['上海'], skills: ['SPSS'] });
  expect(item?.about).toBe('我是司**，做过三段访谈，电话 ***，邮箱 ***');
  expect(item?.code).toMatch(/^[A-Z]\d[A-Z]{2}$/);
  for (const field of ['name', 'phone', 'email', 'gender', 'birth_year', 'reference', 'consent_version'])
    expect(item).not.toHaveProperty(field);
  const [row] = await named('司马雨桐');
  expect(unseal(row?.phone_sealed ?? Buffer.alloc(0), signingSecret)).toBe(phone);
  expect(unseal(row?.email_sealed ?? Buffer.alloc(0), signingSecret)).toBe('yutong-2027@example.com');
  const stored = JSON.stringify({ ...row, ...(await db.selectFrom('talent_reference').selectAll().execute()) });
  for (const words of [sent.email, `"${phone}`]) expect(stored).not.toContain(words);
  // Nor does the search tell whether a number or a name stands somewhere.
  for (const q of [phone, sent.email, '司马雨桐']) expect(await find({ q })).toEqual([]);
  for (const words of [phone, sent.email, '司马雨桐']) expect(app.logs()).not.toContain(words);
});

test('however a contact is written, it is kept of no text', async () => {
  const phone = '85261234567';
  const about = `手机１３８２２４１２７１９，座机 021-62345678，邮箱ａ＠ｂ．ｃｎ，香港 ${phone}`;
  await put({ name: '写法', phone, about, skills: ['全角', '13822412719'] });
  const [item] = await find({ q: '全角' });
  expect(item?.about).toBe('手机***，座机 ***，邮箱***，香港 ***');
  expect(item?.skills).toEqual(['全角', '***']);
});

test('words are found in school, major, skills, wished work and what they say, from two characters on', async () => {
  const { reference } = aTalent();
  const about = '喜欢写长文，办过校刊。'.repeat(150);
  await put({
    reference,
    name: '词语',
    school: '西北工业大学',
    major: '飞行器设计',
    skills: ['C++'],
    about: `${about}末尾的热管`,
  });
  for (const q of ['西北', '飞行器', 'c++', '校刊', '热管', '西北 热管', '管', '末尾的热管'])
    expect([q, (await find({ q })).map(({ major }) => major)]).toEqual([q, ['飞行器设计']]);
  for (const q of ['行飞', '热管道', 'C']) expect([q, await find({ q })]).toEqual([q, []]);
});

test('filters: this degree or higher, the year of graduation, where they are or would go', async () => {
  const q = '筛选';
  await put({ major: '甲', skills: [q], degree: 'associate', graduation_month: '2026-06', city: '成都' });
  await put({
    major: '乙',
    skills: [q],
    degree: 'master',
    graduation_month: '2027-06',
    city: '武汉',
    wish_cities: ['杭州市'],
  });
  const names = async (filter: object) => (await find({ q, ...filter })).map(({ major }) => major);
  expect(await names({})).toEqual(['乙', '甲']);
  expect(await names({ degree: 'bachelor' })).toEqual(['乙']);
  expect(await names({ graduation_year: 2026 })).toEqual(['甲']);
  expect(await names({ cities: '330100' })).toEqual(['乙']);
  expect(await names({ cities: '510100' })).toEqual(['甲']);
});

test('those heard of last come first, page by page', async () => {
  const references = ['page-1', 'page-2', 'page-3'];
  const phones = new Map(references.map((reference) => [reference, unusedPhone()]));
  const tell = async (reference: string) => {
    app.clock.advance({ minutes: 1 });
    await put({ reference, phone: phones.get(reference) ?? '', skills: ['翻页'], major: reference });
  };
  for (const reference of [...references, 'page-1']) await tell(reference);
  const page = (cursor?: string) => app.ok(listTalents, { q: '翻页', limit: 2, cursor }, { token: master.token });
  const first = await page();
  const rest = await page(first.next_cursor ?? '');
  expect([...first.items, ...rest.items].map(({ major }) => major)).toEqual(['page-1', 'page-3', 'page-2']);
  expect(rest.next_cursor).toBeNull();
});

test('sent again under its reference it replaces what was there, also the phone', async () => {
  const first = aTalent({ name: '替换', skills: ['旧的'] });
  await put(first);
  expect(await put({ ...first, skills: ['新的'] })).toMatchObject(taken);
  expect(await named('替换')).toMatchObject([{ skills: ['新的'] }]);
  await put({ ...first, phone: unusedPhone(), skills: ['换号'] });
  expect(await named('替换')).toMatchObject([{ skills: ['换号'] }]);
});

test('one phone is one person, by however many references, also at the same moment', async () => {
  const phone = unusedPhone();
  const senders = [key, otherKey, key, otherKey];
  const both = await Promise.all(
    senders.map((token, at) => put({ name: '同一人', phone, reference: `same-${at >> 1}-${phone}` }, token)),
  );
  for (const response of both) expect(response).toMatchObject(taken);
  const [row, ...more] = await named('同一人');
  expect(more).toEqual([]);
  const references = db
    .selectFrom('talent_reference')
    .select('sender')
    .where('talent_uuid', '=', row?.uuid ?? '');
  expect(await references.execute()).toHaveLength(4);
});

test('the same reference with two phones at the same moment leaves one person', async () => {
  const reference = 'two-phones';
  await Promise.all([1, 2, 3].map(() => put({ reference, name: '一个编号', phone: unusedPhone() })));
  expect(await named('一个编号')).toHaveLength(1);
});

test('withdrawn, a person is erased once nobody stands for them; a receipt stays, and twice is fine', async () => {
  const phone = unusedPhone();
  await put({ name: '撤回', phone, reference: 'leave-1' });
  await put({ name: '撤回', phone, reference: 'leave-1' }, otherKey);
  const receipts = () => db.selectFrom('talent_receipt').selectAll().execute();
  const before = (await receipts()).length;
  expect(await withdraw('leave-1')).toMatchObject(taken);
  expect(await named('撤回')).toHaveLength(1);
  expect(await withdraw('leave-1', otherKey)).toMatchObject(taken);
  expect(await named('撤回')).toEqual([]);
  const left = await receipts();
  expect(left).toHaveLength(before + 2);
  app.clock.advance({ hours: 1 });
  expect(await withdraw('leave-1')).toMatchObject(taken);
  expect(await receipts()).toEqual(left);
  expect(JSON.stringify(left)).not.toContain('leave-1');
  expect(await withdraw('never-came')).toMatchObject(taken);
});

test('both references withdrawn at the same moment leave nobody', async () => {
  const phone = unusedPhone();
  await put({ name: '同时撤回', phone, reference: 'both' });
  await put({ name: '同时撤回', phone, reference: 'both' }, otherKey);
  await Promise.all([withdraw('both'), withdraw('both', otherKey)]);
  expect(await named('同时撤回')).toEqual([]);
});

test('one withdraws while another tells of the same person: the person stays', async () => {
  const phone = unusedPhone();
  await put({ name: '一走一来', phone, reference: 'goes' });
  await Promise.all([withdraw('goes'), put({ name: '一走一来', phone, reference: 'comes' }, otherKey)]);
  expect(await named('一走一来')).toHaveLength(1);
  await withdraw('comes', otherKey);
  expect(await named('一走一来')).toEqual([]);
});

test('a message that is late brings nobody back; who agrees anew is there again', async () => {
  const talent = aTalent({ name: '再来', reference: 'back' });
  await put(talent);
  await withdraw('back');
  expect(await put(talent)).toMatchObject({ code: 40902, field: 'consent.at' });
  expect(await named('再来')).toEqual([]);
  app.clock.advance({ minutes: 1 });
  const at = app.clock.now().toISOString();
  expect(await put({ ...talent, consent: { version: '2026-09', at } })).toMatchObject(taken);
  expect(await named('再来')).toHaveLength(1);
});

test('without a consent, with one that lies ahead, or with too much of anything, nobody is taken', async () => {
  const refused = async (change: object, field: string) =>
    expect(await put(change)).toMatchObject({ code: 400, field });
  await refused({ consent: undefined }, 'consent');
  await refused({ consent: { version: '', at: '2026-09-01T08:00:00.000Z' } }, 'consent.version');
  await refused({ consent: { version: '1', at: '2099-01-01T00:00:00.000Z' } }, 'consent.at');
  await refused({ reference: '编号' }, 'reference');
  await refused({ phone: '12' }, 'phone');
  await refused({ name: '张\n三' }, 'name');
  await refused({ wish_cities: Array(6).fill('杭州') }, 'wish_cities');
  await refused({ skills: Array(21).fill('甲') }, 'skills');
  await refused({ about: 'x'.repeat(2001) }, 'about');
});

test('a key of a company hands in and withdraws nobody; whoever has no company sees nobody', async () => {
  const { key: ofCompany } = await makeKey(app, master);
  expect((await put({}, ofCompany)).code).toBe(403);
  expect((await withdraw('a', ofCompany)).code).toBe(403);
  expect((await app.call(listTalents, {}, { token: key })).code).toBe(101);
  const held = await makeMaster(app);
  const { companyUuid } = held;
  await db.updateTable('company').set({ check_status: 'reject' }).where('company_uuid', '=', companyUuid).execute();
  expect((await app.call(listTalents, {}, { token: held.token })).code).toBe(40301);
});

test('of whom nobody told for 24 months is erased', async () => {
  await put({ name: '久无音信' });
  await eraseUntouchedTalents.run(app.services, {}, { last: false });
  expect(await named('久无音信')).toHaveLength(1);
  app.clock.advance({ hours: 24 * 732 });
  await eraseUntouchedTalents.run(app.services, {}, { last: false });
  expect(await named('久无音信')).toEqual([]);
});

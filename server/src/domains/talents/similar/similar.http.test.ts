import { similarTalents } from '@qinghe/contract/talents/similar.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../../test/accounts.ts';
import { startTestApp } from '../../../../test/app.ts';
import { makeTalent } from '../../../../test/talents.ts';

const app = await startTestApp({ own: true });
const { token, companyUuid } = await makeMaster(app);
const similar = (uuid: string, without?: string) =>
  app.ok(similarTalents, { uuid, ...(without ? { without } : {}) }, { token });

test('who shares the most of the rarest words comes first and says which; words can be taken out', async () => {
  const me = await makeTalent(app, {
    skills: ['虚拟列表', '首屏优化', '独门绝技', 'Vite 插件'],
    major: '软件工程',
    school: '云山大学',
  });
  await makeTalent(app, { skills: ['虚拟列表'], major: '数学', school: '云山大学' });
  await makeTalent(app, { skills: ['虚拟列表', '首屏优化', 'Vite 插件'], major: '计算机' });
  await makeTalent(app, { skills: ['摄影'], major: '历史', school: '云山大学' });
  const { words, items } = await similar(me);
  // What nobody else holds finds nobody, and a school is no word.
  expect(words.toSorted()).toEqual(['Vite 插件', '虚拟列表', '首屏优化'].toSorted());
  expect(items.map(({ major, shared }) => [major, shared.toSorted()])).toEqual([
    ['计算机', ['Vite 插件', '虚拟列表', '首屏优化'].toSorted()],
    ['数学', ['虚拟列表']],
  ]);
  const less = await similar(me, '虚拟列表');
  expect(less.words).toEqual(words);
  expect(less.items.map(({ major }) => major)).toEqual(['计算机']);
});

test('who hides is neither looked for nor found', async () => {
  const me = await makeTalent(app, { skills: ['隐藏技'] });
  const hidden = await makeTalent(app, { skills: ['隐藏技'] });
  await app.services.db
    .insertInto('talent_hidden')
    .values({ company_uuid: companyUuid ?? '', talent_uuid: hidden, hidden_key: 'name:x' })
    .execute();
  expect((await similar(me)).items.map(({ uuid }) => uuid)).not.toContain(hidden);
  expect((await app.call(similarTalents, { uuid: hidden }, { token })).code).toBe(40401);
});

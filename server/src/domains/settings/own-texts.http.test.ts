import { fillPlaces } from '@qinghe/contract/places.ts';
import * as words from '@qinghe/contract/settings/common-words.ts';
import * as invites from '@qinghe/contract/settings/invite-templates.ts';
import * as notes from '@qinghe/contract/settings/note-templates.ts';
import * as templates from '@qinghe/contract/settings/reject-templates.ts';
import { startersOf } from '@qinghe/contract/settings/starters.ts';
import { locales } from '@qinghe/contract/texts/say.ts';
import { expect, test } from 'vitest';
import { makeMaster } from '../../../test/accounts.ts';
import { startTestApp } from '../../../test/app.ts';
import { crudSuite } from '../../../test/crud-suite.ts';

const app = await startTestApp();

crudSuite(app, {
  name: 'reject templates',
  list: templates.listRejectTemplates,
  create: templates.createRejectTemplate,
  change: templates.changeRejectTemplate,
  remove: templates.deleteRejectTemplate,
  input: (number) => ({ title: `模板 ${number}`, content: `{name}，谢谢。${number}` }),
  longest: { title: 30, content: 500 },
  most: templates.MAX_REJECT_TEMPLATES,
});

crudSuite(app, {
  name: 'invitation templates',
  list: invites.listInviteTemplates,
  create: invites.createInviteTemplate,
  change: invites.changeInviteTemplate,
  remove: invites.deleteInviteTemplate,
  input: (number) => ({ title: `邀请 ${number}`, content: `{name}，欢迎投递{job}。${number}` }),
  longest: { title: 30, content: 500 },
  most: invites.MAX_INVITE_TEMPLATES,
});

crudSuite(app, {
  name: 'templates of notes',
  list: notes.listNoteTemplates,
  create: notes.createNoteTemplate,
  change: notes.changeNoteTemplate,
  remove: notes.deleteNoteTemplate,
  input: (number) => ({ title: `备注 ${number}`, content: `沟通：\n到岗：{不是占位}\n${number}` }),
  longest: { title: 30, content: 1000 },
  most: notes.MAX_NOTE_TEMPLATES,
});

crudSuite(app, {
  name: 'common words',
  list: words.listCommonWords,
  create: words.createCommonWord,
  change: words.changeCommonWord,
  remove: words.deleteCommonWord,
  input: (number) => ({ content: `你好，方便聊聊吗？${number}` }),
  longest: { content: 200 },
  most: words.MAX_COMMON_WORDS,
});

test('a title is one line; what a candidate is told may be several', async () => {
  const { token } = await makeMaster(app);
  const add = (title: string, content: string) =>
    app.call(templates.createRejectTemplate, { title, content }, { token });
  expect(await add('两\n行', '正文')).toMatchObject({ code: 400, field: 'title', reason: '请写成一行' });
  expect((await add('一行', '第一行\n第二行')).data).toMatchObject({ content: '第一行\n第二行' });
});

test('what would reach a candidate in braces is refused, in templates of both kinds', async () => {
  const { token } = await makeMaster(app);
  for (const create of [templates.createRejectTemplate, invites.createInviteTemplate]) {
    const bad = await app.call(create, { title: '拒绝', content: '{姓名}，{不存在}' }, { token });
    expect(bad).toMatchObject({ code: 400, field: 'content', reason: '花括号里只能是姓名、职位或公司' });
    expect((await app.call(create, { title: '中文', content: '{姓名}，你好，感谢投递｛职位｝' }, { token })).code).toBe(
      100,
    );
  }
});

test.each(locales)('what is offered to begin with is taken as it stands, with every check (%s)', async (locale) => {
  const { token } = await makeMaster(app);
  const offers = [
    [templates.createRejectTemplate, startersOf('reject', locale)],
    [invites.createInviteTemplate, startersOf('invite', locale)],
    [words.createCommonWord, startersOf('words', locale)],
  ] as const;
  for (const [create, starters] of offers) {
    expect(starters.length).toBeGreaterThanOrEqual(3);
    for (const starter of starters) expect(await app.ok(create, starter as never, { token })).toMatchObject(starter);
  }
  // A candidate reads no brace.
  const values = { name: '陈嘉', job: '前端', company: '云杉' };
  for (const { content } of [...startersOf('reject', locale), ...startersOf('invite', locale)])
    expect(fillPlaces(content, values)).not.toMatch(/[{}]/);
});

import { expect, test } from 'vitest';
import { type MailKey, mails } from '../texts/mails.ts';
import { locales, say } from '../texts/say.ts';
import { messageKinds } from './kinds.ts';
import { sentenceOf, titleOf } from './sentences.ts';
import en from './texts/sentences.en.json' with { type: 'json' };
import zh from './texts/sentences.zh-CN.json' with { type: 'json' };

const sentences: Record<string, Record<string, string>> = { 'zh-CN': zh, en };
const texts: Record<string, Record<string, string>> = mails;
const ofOneEvent = Object.keys(messageKinds).filter((kind) => `${kind}Subject` in mails['zh-CN']);
const decisions = Object.keys(mails['zh-CN']).filter((key) => /^decision\..*Subject$/.test(key)) as MailKey[];

test.each(ofOneEvent)('a message says of %s what the mail of it is called', (kind) => {
  for (const locale of locales)
    expect(titleOf(texts[locale]?.[`${kind}Subject`] ?? '')).toBe(sentences[locale]?.[kind]);
});

test('there are letters of their own to compare', () => {
  expect(ofOneEvent).toEqual(expect.arrayContaining(['licenceEnds', 'phoneChanged', 'feedbackAnswered']));
  expect(decisions).toContain('decision.company.passSubject');
});

test.each(decisions)('a message of a decision has the title of its mail: %s', (key) => {
  const letter = key.replace(/Subject$/, '');
  for (const locale of locales) {
    const said = sentenceOf({ kind: 'companyDecided', count: 1, params: { letter }, subject_uuid: null }, locale);
    expect(say(mails, key, locale)).toMatch(new RegExp(`^(?:【青禾】|\\[Qinghe\\] )${said}$`));
  }
});

test('one from before there were titles says that there is a result', () => {
  expect(sentenceOf({ kind: 'companyDecided', count: 1, params: {}, subject_uuid: null }, 'zh-CN')).toBe(
    '企业资料有了审核结果',
  );
});

import { messageKinds } from '@qinghe/contract/messages/kinds.ts';
import { titleOf } from '@qinghe/contract/messages/sentences.ts';
import en from '@qinghe/contract/messages/texts/sentences.en.json' with { type: 'json' };
import zh from '@qinghe/contract/messages/texts/sentences.zh-CN.json' with { type: 'json' };
import { mails } from '@qinghe/contract/texts/mails.ts';
import { locales } from '@qinghe/contract/texts/say.ts';
import { expect, test } from 'vitest';
import { exampleValues, mailExamples } from './mail-preview.ts';

const sentences = { 'zh-CN': zh, en };
const site = 'https://qinghe.example';
/** Texts that are no mail: SMS, WeChat, calendars, and pieces of mails. */
const isNoMail = (key: string) =>
  /^(?:sms[A-Z]|calendar\.|(?:talk|fair|live)Notice\.|decision\.(?:reason|more|field|code)\b)/.test(key) ||
  /Wechat$|^(?:someone|helpAnsweredFile|talentAlertLine|talentAlertRest|codeSubject|decisionSubject|message)$/.test(
    key,
  );

test.each(locales)('every kind of message and every mail has an example in %s, with nothing left open', (locale) => {
  const examples = mailExamples(locale, site);
  const names = examples.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const kinds = examples.flatMap(({ message }) => (message ? [message.link] : []));
  expect(kinds.length).toBeGreaterThanOrEqual(Object.keys(messageKinds).length);
  const sent = Object.keys(mails['zh-CN']).filter((key) => !key.endsWith('Subject') && !isNoMail(key));
  expect(sent.filter((key) => !names.includes(key))).toEqual([]);
  const open = [mails[locale], sentences[locale]].flatMap((texts) =>
    [...JSON.stringify(texts).matchAll(/\{\{(\w+)\}\}/g)].map(([, place = '']) => place),
  );
  const given = { ...exampleValues, link: '', stop: '', choices: '' };
  expect(open.filter((place) => !(place in given))).toEqual([]);
  for (const { mail } of examples) if (mail) expect(mail.subject).not.toBe('');
});

test.each(locales)('in %s a message and the mail of the same event have one title, and lead to one place', (locale) => {
  const both = mailExamples(locale, site).flatMap(({ name, message, mail }) =>
    message && mail ? [{ name, message, mail }] : [],
  );
  expect(both.length).toBeGreaterThan(30);
  for (const { name, message, mail } of both) {
    expect([name, titleOf(mail.subject)]).toEqual([name, message.text]);
    // Letters about safety lead nowhere: whoever waits for one is told to go there by themselves.
    const links = mail.text.match(/https?:\/\/[^\s，。]+/g) ?? [];
    if (links.length > 0) expect([name, links]).toEqual([name, expect.arrayContaining([`${site}${message.link}`])]);
  }
});

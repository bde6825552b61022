import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ChatCompletionsStandIn, playChatCompletions } from '../../../test/stand-ins/chat-completions.ts';
import { chatCompletions } from './chat-completions.ts';
import { SecondReaderUnavailable } from './port.ts';

const account = { key: 'sk-of-ours', model: 'reader-1' };
const schema = {
  type: 'object',
  properties: { name: { type: ['string', 'null'] } },
  required: ['name'],
  additionalProperties: false,
};
const question = { task: 'Find the name.', document: '<cv>林小禾</cv>', schema };
let service: ChatCompletionsStandIn;
let now = 0;

beforeAll(async () => {
  service = await playChatCompletions(account);
});
afterEach(() => {
  service.next = undefined;
  service.asked.length = 0;
});
afterAll(() => service.close());

const reader = (options: { key?: string; model?: string; timeout?: number; url?: string } = {}) =>
  chatCompletions({ url: service.url, ...account, callsPerDay: 10, timeout: 5_000, now: () => now, ...options });

test('task and document go in messages of their own, with the shape of the answer and no tools', async () => {
  service.says = () => ({ name: '林小禾' });
  expect(await reader({ url: `${service.url}/` }).ask(question)).toEqual({ name: '林小禾' });
  expect(service.asked).toMatchObject([
    {
      model: 'reader-1',
      messages: [
        { role: 'system', content: question.task },
        { role: 'user', content: question.document },
      ],
      response_format: { json_schema: { schema } },
    },
  ]);
  expect(service.asked[0]).not.toHaveProperty('tools');
});

test.each([
  ['a wrong key', { key: 'sk-of-others' }, '401'],
  ['an unknown model', { model: 'reader-9' }, '404'],
])('%s is told by its status alone', async (_what, options, status) => {
  const error = await reader(options)
    .ask(question)
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SecondReaderUnavailable);
  expect(String(error)).toContain(status);
  expect(String(error)).not.toMatch(/sk-of|林小禾/);
});

test.each([
  ['no JSON', { status: 200, text: '<html>' }],
  ['no choices', { status: 200, text: '{"choices":[]}' }],
  ['prose', { status: 200, text: JSON.stringify({ choices: [{ message: { content: 'The name is Lin' } }] }) }],
  ['a call of a tool', { status: 200, text: '{"choices":[{"message":{"content":null,"tool_calls":[{"id":"1"}]}}]}' }],
  ['a flood', { status: 200, text: `{"choices":[{"message":{"content":"${'a'.repeat(300_000)}"}}]}` }],
])('%s is no answer', async (_what, next) => {
  service.next = next;
  expect(await reader().ask(question)).toBeUndefined();
});

test('silence, a redirect and a failure are no response, and nothing is followed', async () => {
  service.next = 'silence';
  await expect(reader({ timeout: 50 }).ask(question)).rejects.toThrow('no response');
  service.next = { status: 307, headers: { location: `${service.url}/chat/completions` } };
  await expect(reader().ask(question)).rejects.toThrow('no response');
  expect(service.asked).toHaveLength(2);
  service.next = { status: 500 };
  await expect(reader().ask(question)).rejects.toThrow('500');
});

test('after three failures it is left alone for a minute', async () => {
  const tired = reader();
  service.next = { status: 500 };
  for (let time = 0; time < 5; time += 1) await expect(tired.ask(question)).rejects.toThrow(SecondReaderUnavailable);
  expect(service.asked).toHaveLength(3);
  service.next = undefined;
  now += 60_000;
  expect(await tired.ask(question)).toEqual({ name: '林小禾' });
});

test('a service that says when to come again is left alone until then, ten minutes at most', async () => {
  const told = reader();
  service.next = { status: 429, headers: { 'retry-after': '86400' } };
  await expect(told.ask(question)).rejects.toThrow('429');
  now += 599_000;
  await expect(told.ask(question)).rejects.toThrow('left alone');
  service.next = undefined;
  now += 1_000;
  expect(await told.ask(question)).toEqual({ name: '林小禾' });
});

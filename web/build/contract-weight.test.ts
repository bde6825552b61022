import { readFileSync } from 'node:fs';
import * as captcha from '@qinghe/contract/account/captcha.ts';
import * as session from '@qinghe/contract/account/session.ts';
import { parseAst, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { lighten } from './contract-weight.ts';

async function lightOf(topic: string): Promise<string> {
  const source = new URL(`../../contract/account/${topic}.ts`, import.meta.url);
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), `${topic}.ts`);
  return lighten(code, parseAst(code) as unknown as Parameters<typeof lighten>[1]);
}

test.each([
  ['captcha', captcha],
  ['session', session],
])('every endpoint of %s keeps its method and path and loses its schemas', async (topic, exported) => {
  const light = await lightOf(topic);
  const calls = light.match(/domain\.endpoint\(\{[\s\S]*?\}\)\)\)\(\)/g) ?? [];
  const endpoints = Object.values(exported);
  expect(calls).toHaveLength(endpoints.length);
  for (const call of calls) expect(call).not.toMatch(/\bz\.|formats\.|captchaAnswer/);
  for (const endpoint of endpoints) expect(light).toContain(endpoint.path);
});

test('what is declared can be dropped when nobody uses it', async () => {
  const light = await lightOf('codes');
  parseAst(light);
  expect(light).toMatch(/const codePurpose = \/\* @__PURE__ \*\/ \(\(\) => \(/);
});

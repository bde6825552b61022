import { readFileSync } from 'node:fs';
import * as account from '@qinghe/contract/account/endpoints.ts';
import { parseAst, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { lighten } from './contract-weight.ts';

const source = new URL('../../contract/account/endpoints.ts', import.meta.url);
const { code } = await transformWithOxc(readFileSync(source, 'utf8'), 'endpoints.ts');
const light = lighten(code, parseAst(code) as unknown as Parameters<typeof lighten>[1]);

test('every endpoint keeps its method and path and loses its schemas', () => {
  const calls = light.match(/defineEndpoint\(\{[\s\S]*?\}\)\)\)\(\)/g) ?? [];
  const endpoints = Object.values(account).filter((value) => 'path' in value);
  expect(calls).toHaveLength(endpoints.length);
  for (const call of calls) expect(call).not.toMatch(/\bz\.|formats\.|captchaAnswer/);
  for (const endpoint of endpoints) expect(light).toContain(endpoint.path);
});

test('what is declared can be dropped when nobody uses it', () => {
  parseAst(light);
  expect(light).toMatch(/const codePurpose = \/\* @__PURE__ \*\/ \(\(\) => \(/);
});

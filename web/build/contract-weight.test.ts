import { globSync, readFileSync } from 'node:fs';
import * as captcha from '@qinghe/contract/account/captcha.ts';
import * as session from '@qinghe/contract/account/session.ts';
import { parseAst, transformWithOxc } from 'vite';
import { expect, test } from 'vitest';
import { lighten } from './contract-weight.ts';

const contract = new URL('../../contract/', import.meta.url);

async function lightOf(topic: string): Promise<string> {
  const source = new URL(`../../contract/account/${topic}.ts`, import.meta.url);
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), `${topic}.ts`);
  return lighten(code, parseAst(code) as unknown as Parameters<typeof lighten>[1]);
}

test.each([
  ['captcha', captcha],
  ['session', session],
])('every endpoint of %s keeps its method and path and loses its schemas and its words', async (topic, exported) => {
  const light = await lightOf(topic);
  const calls = light.match(/domain\.endpoint\(\{[\s\S]*?\}\)\)\)\(\)/g) ?? [];
  const endpoints = Object.values(exported);
  expect(calls).toHaveLength(endpoints.length);
  for (const call of calls) expect(call).not.toMatch(/\bz\.|formats\.|captchaAnswer|summary|perMinute/);
  for (const endpoint of endpoints) expect(light).toContain(endpoint.path);
});

test('what is declared can be dropped when nobody uses it', async () => {
  const light = await lightOf('codes');
  parseAst(light);
  expect(light).toMatch(/const codePurpose = \/\* @__PURE__ \*\/ \(\(\) => \(/);
});

test('no contract takes the schemas of a call from another module: they leave it on the way to the browser', () => {
  const files = globSync('**/*.ts', { cwd: contract }).filter((file) => !/test|node_modules/.test(file));
  const all = files.map((file) => readFileSync(new URL(file, contract), 'utf8')).join('\n');
  const isCall = (name: string) => all.includes(`export const ${name} = domain.endpoint(`);
  const taken = files.flatMap((file) => {
    const source = readFileSync(new URL(file, contract), 'utf8');
    const imported = [...source.matchAll(/import \{([^}]*)\} from '\.[^']*'/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    );
    return imported
      .filter(isCall)
      .filter((name) => new RegExp(`\\b${name}\\.(?:input|output)\\b`).test(source))
      .map((name) => `${file}: ${name}`);
  });
  expect(taken).toEqual([]);
});

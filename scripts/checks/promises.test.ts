import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

/*
 * What the product says of times and of what ends by itself is a promise. `docs/promises.tsv` names for each the test that
 * would fail if it were broken, or `people` where operators keep it by hand.
 */
const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const SPAN = String.raw`(?:\d+|[一二三四五六七八九十半两百]+|\{\{(?:days|hours|minutes|count|months|years)\}\})\s*(?:年|天|个?月|个?小时|分钟|个?工作日|日)`;
const END = '删除|抹|清|期满|自动|移出|保存|保留|撤回|撤销|有效|内|后|失效|过期|不再|锁定';
const PROMISE = new RegExp(`期满|另一位|${SPAN}.{0,14}(?:${END})|(?:${END}).{0,10}${SPAN}`);
/** Figures, deadlines of jobs, filters, what a company says as an example, and warnings before something is deleted promise nothing. */
const NO_PROMISE =
  /答复率|天?内(?:截止|到期)|天后截止|小时内$|天内$|小时内答复$|天内答复$|删除后不能恢复。?$|到一年后|一年后。?$|最后一天|天内发布$|个工作日内回复。$|分钟后再试，也/;

interface Texts {
  [key: string]: string | Texts;
}
const sentences = (texts: Texts, path: string): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : sentences(value, `${path}${name}.`),
  );
const files = globSync(['web/src/locales/zh-CN/*.json', 'contract/texts/*.zh-CN.json'], { cwd: root });
const said = files.flatMap((file) =>
  sentences(JSON.parse(read(file)) as Texts, `${basename(file).replace(/(?:\.zh-CN)?\.json$/, '')}:`),
);
const [, ...rows] = read('docs/promises.tsv').trimEnd().split('\n');
const kept = new Map(rows.map((row) => row.split('\t') as [string, string]));

test('every sentence that promises something stands in the list', () => {
  const promises = said.filter(([, text]) => PROMISE.test(text) && !NO_PROMISE.test(text));
  expect(promises.filter(([key]) => !kept.has(key)).map(([key, text]) => `${key}: ${text}`)).toEqual([]);
});

test('the list names texts and tests that there are', () => {
  const keys = new Set(said.map(([key]) => key));
  expect([...kept.keys()].filter((key) => !keys.has(key))).toEqual([]);
  const tests = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.test.ts', '*.test.tsx'],
    { cwd: root, encoding: 'utf8' },
  );
  const titles = tests.trimEnd().split('\n').map(read).join('\n');
  const unknown = [...kept.values()].filter((title) => title !== 'people' && !titles.includes(`'${title}'`));
  expect(unknown).toEqual([]);
});

import { expect, test } from 'vitest';
import { wordsOfJob } from './aim.ts';

test.each([
  ['后端开发实习生', '后端开发', ['后端开发']],
  ['【2027届】前端工程师（杭州）', '前端开发', ['前端', '前端开发']],
  ['算法/机器学习 实习', '其他技术', ['算法', '机器学习']],
  ['Data Analyst Intern', '数据分析', ['Data', 'Analyst', '数据分析']],
  ['实习生', '其他', ['实习生']],
  ['C++ 开发、测试 — 实习', '', ['C++', '开发', '测试']],
  ['——', '', []],
])('%s is looked for by words of the work', (title, category, words) => {
  expect(wordsOfJob(title, category)).toEqual(words);
});

import { expect, test } from 'vitest';
import { categoryOfTitle } from './category-of-title.ts';

const NAMES =
  '前端开发 后端开发 移动开发 测试 算法 数据分析 运维与安全 产品经理 产品助理 用户研究 视觉设计 用户运营 内容运营 新媒体 市场推广 市场调研 人力资源 审计与税务 电气与自动化 生物研发 药物研发';
const groups = [{ children: NAMES.split(' ').map((name) => ({ code: name, name })) }];

test.each([
  ['前端开发实习生', '前端开发'],
  ['前端实习生（上海）', '前端开发'],
  ['后端研发实习生', '后端开发'],
  ['用户研究实习生', '用户研究'],
  ['自动化工程师', '电气与自动化'],
  ['药物研发助理', '药物研发'],
  ['新媒体内容实习生', '新媒体'],
  ['研发实习生', ''],
  ['产品实习生', ''],
  ['市场实习生', ''],
  ['前', ''],
  ['', ''],
  ['Intern', ''],
])('「%s」 is of the category 「%s」', (title, category) => {
  expect(categoryOfTitle(title, groups)).toBe(category);
});

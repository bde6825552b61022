import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';
import { parseFields } from './parse-fields.ts';
import { isTraditional } from './traditional.ts';

const cv = `張惠琪
電話：138-0000-1234
電子郵件：hui.chang@example.com
學歷
浙江大學	資訊管理與資訊系統	碩士	2022.09 - 2025.06
工作經歷
環球貿易有限公司	行銷實習生	2024.07 - 2024.09
• 負責社群經營與數據分析
獎項
校級一等獎學金`;

test('a CV in traditional characters is read as one in simplified ones, and gives names as it writes them', () => {
  const { name, phone, educations, internships, awards } = parseFields(linesOf(cv));
  expect(name?.value).toBe('張惠琪');
  expect(phone?.value).toBe('13800001234');
  expect(educations).toMatchObject([
    {
      school: { value: '浙江大学' },
      degree: { value: 'master' },
      start: { value: '2022-09' },
      end: { value: '2025-06' },
    },
  ]);
  expect(internships).toMatchObject([{ company: { value: '環球貿易有限公司' }, title: { value: '行銷實習生' } }]);
  expect(awards).toHaveLength(1);
  const { start = 0, end = 0 } = educations?.[0]?.school?.source ?? {};
  expect(cv.slice(start, end)).toBe('浙江大學');
});

test('one name in traditional characters makes no such CV, and Japanese is none', () => {
  expect(isTraditional('張學良\n浙江大学 软件工程 本科')).toBe(false);
  expect(isTraditional('東京大學で學習し、電話と語學、實習、國際關係を專攻')).toBe(false);
  expect(isTraditional(cv)).toBe(true);
});

import { emptyInternshipDraft } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { advertisementOf } from './advertisement.ts';

test('the city is named once', () => {
  const words = advertisementOf(
    {
      uuid: '01890000-0000-7000-8000-000000000001',
      title: '产品实习生',
      company_name: '云杉科技',
      draft: { ...emptyInternshipDraft, address: '杨浦区大学路 248 号' },
      category_name: '',
      city_names: ['上海市'],
      published_at: null,
      open: true,
    },
    'zh-CN',
  );
  expect(words.fit).toEqual(['上海市']);
  expect(words.place).toBe('杨浦区大学路 248 号');
});

import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { locations } from '@qinghe/contract/dict/endpoints.ts';
import { businessOverview } from '@qinghe/contract/home/endpoints.ts';
import { type CampusDraft, emptyCampusDraft } from '@qinghe/contract/jobs/job.ts';
import { expect, test } from 'vitest';
import { hang, open, screen } from '../../../../test/screen.tsx';
import { JobPreview } from './job-preview.tsx';

const show = (draft: Partial<CampusDraft>) =>
  open(<JobPreview draft={{ ...emptyCampusDraft, ...draft }} />, {
    replies: [hang(getCompanyInfo), hang(locations), hang(businessOverview)],
  });

test('a campus job tells its pay by months and years of graduation, as its public page does', async () => {
  await show({ title: '软件开发工程师', pay_min: 15, pay_max: 22, pay_months: 15, graduation_years: [2026, 2027] });
  expect(await screen.findByText('15–22k · 15 薪')).toBeDefined();
  expect(screen.getByText('2026 届')).toBeDefined();
  expect(screen.getByText('2027 届')).toBeDefined();
});

test('pay that is not agreed on yet is said as such', async () => {
  await show({ pay_negotiable: true });
  expect(await screen.findByText('薪资面议')).toBeDefined();
});

import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { expect, test } from 'vitest';
import { company } from '../../../../test/papers.ts';
import { open, respond, screen } from '../../../../test/screen.tsx';
import { ReviewBanner } from './review-banner.tsx';

const show = (check_status: 'uncheck' | 'revision' | 'pass') =>
  open(
    <>
      <ReviewBanner />
      <p>{check_status}</p>
    </>,
    { replies: [respond(getCompanyInfo, { company: { ...company, check_status } })] },
  );

test.each([
  ['uncheck', '企业资料正在审核'],
  ['revision', '资料变更正在审核'],
] as const)('while papers are looked at (%s) it says so, and leads to where they stand', async (status, words) => {
  await show(status);
  expect((await screen.findByRole('note')).textContent).toContain(words);
  expect(screen.getByRole('link', { name: '看进度' }).getAttribute('href')).toBe('/personal/hr-identify');
});

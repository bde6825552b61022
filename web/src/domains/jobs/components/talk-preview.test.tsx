import { getCompanyInfo } from '@qinghe/contract/company/endpoints.ts';
import { pageTexts } from '@qinghe/contract/texts/pages.ts';
import { expect, test } from 'vitest';
import { hang, open, screen } from '../../../../test/screen.tsx';
import { talk } from '../../../../test/talk.ts';
import { TalkPreview } from './talk-preview.tsx';

test('the preview of a talk has the headings and fields of its public page, and the seats that are left', async () => {
  const shown = { ...talk(), seats: 180, text: '秋招安排' };
  await open(<TalkPreview talk={shown} brochure="2027 届秋招简章" signed={58} />, {
    replies: [hang(getCompanyInfo)],
  });
  const t = pageTexts('zh-CN');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
    (['talkTime', 'talkPlace', 'talkSeats', 'talkBrochure'] as const).map((key) => t(key)),
  );
  screen.getByText('180 · 还剩 122 个');
  screen.getByRole('heading', { name: t('talkText') });
  screen.getByText('下面是报名表：姓名、手机、验证码、学校、学历、专业、毕业年份。');
});

import type { ApplicationDetail } from '@qinghe/contract/resumes/application.ts';
import { expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { open, screen } from '../../../../../test/screen.tsx';
import { PersonRow } from '../list/person-row.tsx';
import { Facts } from './facts.tsx';
import { FitCard } from './fit-card.tsx';

const nothing = () => undefined;
const degree = { aspect: 'degree', verdict: 'meets', wanted: 'bachelor', offered: 'master', short_by: null } as const;
const person = (kind: 'internship' | 'campus', more: Partial<ApplicationDetail> = {}) =>
  application({
    ...more,
    kind,
    fit: [degree],
    city: '杭州',
    graduation_month: '2027-06',
    days_per_week: 4,
    months: 6,
    earliest_start: 'now',
  });

const show = (
  kind: 'internship' | 'campus',
  more: Partial<ApplicationDetail> = {},
  locale: 'zh-CN' | 'en' = 'zh-CN',
) => {
  const detail = person(kind, more);
  return open(
    <>
      <PersonRow
        unread={undefined}
        item={detail}
        current={false}
        selected={false}
        tabStop
        showsJob={false}
        showsStage={false}
        picking={false}
        onPick={undefined}
        showsStageTime={false}
        onOpen={nothing}
        onToggle={nothing}
        onExtend={nothing}
      />
      <FitCard detail={detail} />
      <Facts detail={detail} />
    </>,
    { locale },
  );
};

test('a graduate is not measured by days a week, months or a start', async () => {
  await show('campus');
  expect(screen.queryByText(/天\/周|个月|到岗/)).toBeNull();
  expect(screen.getByRole('region', { name: '条件匹配' }).textContent).toContain('硕士');
  expect(screen.getAllByText('2027 届')).toHaveLength(2);
  expect(screen.getAllByText('杭州')).toHaveLength(2);
});

test('of a graduate the record and the row say how good, where to, and whether still to be had', async () => {
  await show('campus', { batch: 'autumn', gpa: '3.7/4.0', wish_city: '深圳', offer_state: 'signed' });
  expect(screen.getByText('2027 届 · 秋招')).toBeDefined();
  expect(screen.getByText('深圳 · 3.7/4.0')).toBeDefined();
  expect(screen.getByText('已签三方')).toBeDefined();
});

test('in English the row has the year alone, for the sake of the name, and says in full what it is', async () => {
  await show('campus', {}, 'en');
  expect(screen.getByTitle('Class of 2027').textContent).toBe('2027');
});

test('what a graduate did not say has no line', async () => {
  await show('campus');
  expect(screen.queryByText(/绩点|意向|Offer/)).toBeNull();
});

test('an intern is', async () => {
  await show('internship');
  expect(screen.getByRole('region', { name: '到岗匹配' }).textContent).toContain('随时到岗');
  expect(screen.getAllByText('4 天/周 · 6 个月')).toHaveLength(2);
});

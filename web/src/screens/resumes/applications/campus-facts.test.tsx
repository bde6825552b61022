import { expect, test } from 'vitest';
import { application } from '../../../../test/application.ts';
import { open, screen } from '../../../../test/screen.tsx';
import { Facts } from './facts.tsx';
import { FitCard } from './fit-card.tsx';
import { PersonRow } from './person-row.tsx';

const nothing = () => undefined;
const degree = { aspect: 'degree', verdict: 'meets', wanted: 'bachelor', offered: 'master', short_by: null } as const;
const person = (kind: 'internship' | 'campus') =>
  application({
    kind,
    fit: [degree],
    city: '杭州',
    graduation_month: '2027-06',
    days_per_week: 4,
    months: 6,
    earliest_start: 'now',
  });

const show = (kind: 'internship' | 'campus') => {
  const detail = person(kind);
  return open(
    <>
      <PersonRow
        item={detail}
        current={false}
        selected={false}
        tabStop
        showsJob={false}
        showsStageTime={false}
        onOpen={nothing}
        onToggle={nothing}
        onExtend={nothing}
      />
      <FitCard detail={detail} />
      <Facts detail={detail} />
    </>,
  );
};

test('a graduate is not measured by days a week, months or a start', async () => {
  await show('campus');
  expect(screen.queryByText(/天\/周|个月|到岗/)).toBeNull();
  expect(screen.getByRole('region', { name: '条件匹配' }).textContent).toContain('硕士');
  expect(screen.getAllByText('2027 届')).toHaveLength(2);
  expect(screen.getAllByText('杭州')).toHaveLength(2);
});

test('an intern is', async () => {
  await show('internship');
  expect(screen.getByRole('region', { name: '到岗匹配' }).textContent).toContain('随时到岗');
  expect(screen.getAllByText('4 天/周 · 6 个月')).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { open, screen } from '../../../test/screen.tsx';
import { Facts } from '../facts/facts.tsx';
import { Steps } from './steps.tsx';

test('the step one is at is the current one, and each says how it stands', async () => {
  await open(<Steps label="入驻" steps={['执照', '身份', '完成']} current={1} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.textContent)).toEqual(['执照已完成', '2身份进行中', '3完成未开始']);
});

test('a fact that is not known is a dash', async () => {
  await open(
    <Facts
      facts={[
        { label: '学校', value: '' },
        { label: '次数', value: 0, note: '本月' },
      ]}
    />,
  );
  expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual(['—', '0本月']);
});

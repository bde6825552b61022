import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { open, screen, within } from '../../../test/screen.tsx';
import { BarChart } from './bar-chart.tsx';
import { ChartSection } from './chart-section.tsx';
import { LineChart } from './line-chart.tsx';
import type { ChartData } from './series.ts';

const data: ChartData = {
  labels: ['新简历', '初筛'],
  series: [
    { name: '实习', kind: 'internship', values: [86, 41] },
    { name: '校招', kind: 'campus', values: [1241, 0] },
  ],
};

const section = (
  <ChartSection id="stages" title="各阶段人数" labelTitle="阶段" data={data}>
    <LineChart {...data} />
  </ChartSection>
);

test('a chart turns into its table with sums and back, and the choice outlives a reload', async () => {
  const { user, reload } = await open(section);
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: '表' }));
  const table = within(screen.getByRole('table', { name: '各阶段人数' }));
  expect(table.getByRole('row', { name: '新简历 86 1,241' })).toBeDefined();
  expect(table.getByRole('row', { name: '合计 127 1,241' })).toBeDefined();
  await reload();
  expect(screen.getByRole('table')).toBeDefined();
  expect(screen.getByRole('button', { name: '表' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: '图' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('lines say their sums in words', async () => {
  await open(section);
  expect(screen.getByRole('figure').textContent).toContain('实习 127校招 1,241');
});

test('under the pointer lines tell the figures of that label', async () => {
  await open(section);
  const figure = screen.getByRole('figure');
  const plot = figure.querySelector('svg') as SVGSVGElement;
  plot.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, width: 200, height: 100 });
  fireEvent.pointerMove(plot, { clientX: 290 });
  expect(figure.querySelector('figcaption')?.textContent).toBe('初筛实习 41校招 0');
  fireEvent.pointerLeave(plot);
  expect(figure.querySelector('figcaption')?.textContent).toBe('实习 127校招 1,241');
});

test('a table of days begins with the last one, and is scrolled by keyboard', async () => {
  const days = { ...data, labels: ['11月9日', '11月10日'] };
  const { user } = await open(
    <ChartSection id="days" title="每日投递" labelTitle="日期" data={days} newestFirst>
      <LineChart {...days} />
    </ChartSection>,
  );
  await user.click(screen.getByRole('button', { name: '表' }));
  const [, first, second] = screen.getAllByRole('row');
  expect([first?.textContent, second?.textContent]).toEqual(['11月10日410', '11月9日861,241']);
  await user.tab();
  expect(document.activeElement).toBe(screen.getAllByRole('region', { name: '每日投递' })[1]);
});

test('bars write every figure, and their sum', async () => {
  await open(<BarChart {...data} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe('新简历实习 86校招 1,2411,327');
  expect(second?.textContent).toBe('初筛实习 41校招 041');
});

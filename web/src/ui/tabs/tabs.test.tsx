import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Tabs } from './tabs.tsx';

const queues = (current: string, counts?: number) =>
  ['mine', 'all', 'closed'].map((name) => ({
    to: `/?queue=${name}`,
    label: name,
    count: counts,
    current: name === current,
  }));

test('the current tab comes into sight where only the query tells it, and again when counts make the row longer', async () => {
  let right = 500;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const isLast = this.textContent?.startsWith('closed') ?? false;
    return { left: 0, right: this.tagName === 'NAV' ? 300 : isLast ? right : 100 } as DOMRect;
  });
  const shown = (...of: Parameters<typeof queues>) => (
    <MemoryRouter>
      <Tabs label="queues" tabs={queues(...of)} />
    </MemoryRouter>
  );
  const { rerender } = render(shown('mine'));
  const row = screen.getByRole('navigation', { name: 'queues' });
  expect(row.scrollLeft).toBe(0);
  rerender(shown('closed'));
  await waitFor(() => expect(row.scrollLeft).toBe(200));
  right = 340;
  rerender(shown('closed', 12));
  await waitFor(() => expect(row.scrollLeft).toBe(240));
});

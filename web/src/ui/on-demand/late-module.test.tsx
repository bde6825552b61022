import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { lateModule } from './late-module.ts';

const part = { Part: () => <p>there</p> };
const missing = () => new TypeError('Failed to fetch dynamically imported module: /assets/part.js');

function shown(load: () => Promise<typeof part>) {
  const late = lateModule(load);
  function Place({ wanted }: { wanted?: boolean }) {
    const module = late.use(wanted);
    if (module) return <module.Part />;
    return <p>{module === null ? 'failed' : 'on its way'}</p>;
  }
  return { late, Place };
}

test('a late file is fetched when it is wanted, once, and shown without a pause', async () => {
  const load = vi.fn(async () => part);
  const { late, Place } = shown(load);
  const { rerender } = render(<Place wanted={false} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<Place />);
  expect(screen.getByText('on its way')).toBeDefined();
  await act(async () => undefined);
  expect(screen.getByText('there')).toBeDefined();
  late.fetch();
  render(<Place />);
  expect(screen.getAllByText('there')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('what could not be fetched says so, and is fetched again when that is asked for', async () => {
  const load = vi.fn(async () => part).mockRejectedValueOnce(missing());
  const { late, Place } = shown(load);
  render(<Place />);
  await act(async () => undefined);
  expect(screen.getByText('failed')).toBeDefined();
  await act(async () => late.fetch());
  expect(screen.getByText('there')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

import { expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { open, screen } from '../../../../../test/screen.tsx';
import { ReplyClock } from './reply-clock.tsx';

const since = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const shown = async (parts: Parameters<typeof application>[0]) => {
  await open(
    <p data-testid="clock">
      <ReplyClock item={application(parts)} />
    </p>,
  );
  return screen.getByTestId('clock').textContent;
};

test.each([
  [{ stage_since: since(40) }, ''],
  [{ stage_since: since(60.5) }, '剩 12 小时答复'],
  [{ stage_since: since(73) }, '答复超时'],
  [{ stage_since: since(72 + 50) }, '答复超时 2 天'],
  [{ stage_since: since(200), stage: 'interview' as const }, ''],
  [{ stage_since: since(200), withdrawn_at: since(1) }, ''],
])('an answer that is due is another word than one overdue: %o', async (parts, words) => {
  expect(await shown(parts)).toBe(words);
});

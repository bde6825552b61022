import type { Finding } from '@qinghe/contract/jobs/job.ts';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { open, screen } from '../../../../test/screen.tsx';
import { findingKey } from '../../../domains/jobs/components/description/finding-positions.ts';
import { useFindingCard } from './use-finding-card.ts';

const finding = (field: 'title' | 'address', words: string): Finding => ({
  rule: 'discrimination',
  level: 'block',
  field,
  item: null,
  start: 0,
  end: words.length,
  words,
  message: words,
  basis: '',
  replacement: '不限',
});

/** Two fields with marked words, and the card as a button that mends them. */
function Form() {
  const form = useRef<HTMLDivElement>(null);
  const editor = useRef(null);
  const [findings, setFindings] = useState([finding('title', '限男生'), finding('address', '只招女生')]);
  const { card, leave, handlers } = useFindingCard({ form, editor, findings });
  const fix = (mended: Finding) => {
    leave(mended);
    setFindings(findings.filter((one) => one !== mended));
  };
  return (
    <div ref={form} {...handlers}>
      {(['title', 'address'] as const).map((field) => (
        <p key={field} data-field={field}>
          <input aria-label={field} />
          {findings
            .filter((one) => one.field === field)
            .map((one) => (
              <mark key={one.words} data-finding={findingKey(one)} />
            ))}
        </p>
      ))}
      {card && (
        <button type="button" key={card.finding.words} onClick={() => fix(card.finding)}>
          {card.finding.words}
        </button>
      )}
    </div>
  );
}

test('a fix by key goes on to the next words, and after the last one back into the field', async () => {
  const { user } = await open(<Form />);
  await user.keyboard('{F8}');
  await user.click(screen.getByRole('button', { name: '限男生' }));
  await user.click(await screen.findByRole('button', { name: '只招女生' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('address'));
});

test('F8 goes on after a fix by pointer, though nothing has the focus', async () => {
  const { user } = await open(<Form />);
  const [mark] = document.querySelectorAll('mark');
  await user.click(mark as Element);
  await user.click(screen.getByRole('button', { name: '限男生' }));
  expect(document.activeElement).toBe(document.body);
  await user.keyboard('{F8}');
  expect(screen.getByRole('button', { name: '只招女生' })).toBeDefined();
});

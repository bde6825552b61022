import { expect, test } from 'vitest';
import { open, screen } from '../../../test/screen.tsx';
import { useLeaveFields } from './leave-fields.ts';

function Page() {
  useLeaveFields();
  return (
    <>
      <textarea aria-label="note" />
      <input type="search" aria-label="search" />
      <input aria-label="name" />
      <select aria-label="degree" />
    </>
  );
}

test('Esc leaves any field, Enter a search alone', async () => {
  const { user } = await open(<Page />);
  for (const [label, key] of [
    ['note', 'Escape'],
    ['degree', 'Escape'],
    ['name', 'Escape'],
    ['search', 'Escape'],
    ['search', 'Enter'],
  ] as const) {
    screen.getByLabelText(label).focus();
    await user.keyboard(`{${key}}`);
    expect(document.activeElement, label).toBe(document.body);
  }
  for (const label of ['note', 'name']) {
    screen.getByLabelText(label).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText(label));
  }
});

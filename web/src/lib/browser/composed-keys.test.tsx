import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { TextArea } from '../../ui/field/text-area.tsx';
import { useKey } from '../../ui/key/use-key.ts';
import { keepComposedKeys } from './composed-keys.ts';

beforeAll(keepComposedKeys);

const composed = [
  ['a composition', { isComposing: true }],
  ['its last key in Safari', { keyCode: 229 }],
] as const;

test.each(composed)('Ctrl and Enter within %s send nothing', (_, of) => {
  const send = vi.fn();
  render(<TextArea label="备注" name="note" value="xian" onChange={() => {}} onBlur={() => {}} onSubmit={send} />);
  const field = screen.getByLabelText('备注');
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, ...of });
  expect(send).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, keyCode: 13 });
  expect(send).toHaveBeenCalledOnce();
});

test.each(composed)('a key of %s is no key of the page', (_, of) => {
  const pass = vi.fn();
  const Page = () => {
    useKey('s', pass);
    return null;
  };
  render(<Page />);
  fireEvent.keyDown(document.body, { key: 's', ...of });
  expect(pass).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 's', keyCode: 83 });
  expect(pass).toHaveBeenCalledOnce();
});

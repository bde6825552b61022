import { checkInfo } from '@qinghe/contract/account/check-account.ts';
import { addNote } from '@qinghe/contract/resumes/annotate.ts';
import { expect, test } from 'vitest';
import { ApiError, NO_RESPONSE } from './api-error.ts';
import { closeKey, isLost, keyOf } from './idempotency.ts';

const note = { uuid: 'one', text: 'Good talk' };

test('a second try of the same action carries the same key, also from another screen', () => {
  expect(keyOf(addNote, note)).toBe(keyOf(addNote, { ...note }));
});

test('another text is another action', () => {
  expect(keyOf(addNote, note)).not.toBe(keyOf(addNote, { ...note, text: 'Good talk!' }));
});

test('the same once more after a response is another action', () => {
  const before = keyOf(addNote, note);
  closeKey(addNote, note);
  expect(keyOf(addNote, note)).not.toBe(before);
});

test('calls that replay nothing carry no key', () => {
  expect(keyOf(checkInfo, {})).toBeUndefined();
});

test.each([
  [NO_RESPONSE, true],
  [503, true],
  [408, true],
  [50301, true],
  [40901, false],
  [400, false],
  [5101, false],
])('after code %i the server may have acted: %s', (code, lost) => {
  expect(isLost(new ApiError(code))).toBe(lost);
});

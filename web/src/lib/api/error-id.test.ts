import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { errorId } from './error-id.ts';

const broken = (words: string) => Object.assign(new TypeError(words), { stack: `TypeError: ${words}\n at a.js:1:20` });

test('the same place has one name, whatever was typed; a refused call has its own number', () => {
  expect(errorId(broken('13800000001'))).toBe(errorId(broken('x')));
  expect(errorId(broken('x'))).toMatch(/^TypeError-[0-9a-f]{8}$/);
  expect(errorId(Object.assign(new Error('x'), { stack: 'Error: x\n at a.js:1:21' }))).not.toBe(errorId(broken('x')));
  expect(errorId(new ApiError(500, { requestId: '01890000' }))).toBe('01890000');
  expect(errorId('13800000001')).toBe('unknown');
});

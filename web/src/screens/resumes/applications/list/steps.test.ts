import { expect, test } from 'vitest';
import { neighbourOf, staying } from './steps.ts';

const people = (...uuids: string[]) => uuids.map((uuid) => ({ uuid }));
const some = people('a', 'b', 'c', 'd');
const at = (uuid: string | null, lastIndex = -1) => ({ uuid, lastIndex });

test('the next and the previous one, and nobody beyond the ends', () => {
  expect(neighbourOf(some, at('b'), 1)?.uuid).toBe('c');
  expect(neighbourOf(some, at('b'), -1)?.uuid).toBe('a');
  expect(neighbourOf(some, at('d'), 1)).toBeUndefined();
  expect(neighbourOf(some, at('a'), -1)).toBeUndefined();
});

test('when the open one has left the list, the next one is who has moved up', () => {
  const rest = people('a', 'c', 'd');
  expect(neighbourOf(rest, at('b', 1), 1)?.uuid).toBe('c');
  expect(neighbourOf(rest, at('b', 1), -1)?.uuid).toBe('a');
  expect(neighbourOf(rest, at('gone last', 3), 1)?.uuid).toBe('d');
});

test('somebody of another stage leads into the list at its top', () => {
  expect(neighbourOf(some, at('elsewhere'), 1)?.uuid).toBe('a');
  expect(neighbourOf([], at('elsewhere'), 1)).toBeUndefined();
});

test('after a decision on many the next one who was not chosen is opened', () => {
  expect(staying(some, new Set(['b', 'c']), 'b')?.uuid).toBe('d');
  expect(staying(some, new Set(['c', 'd']), 'd')?.uuid).toBe('b');
  expect(staying(some, new Set(['a']), 'c')?.uuid).toBe('c');
  expect(staying(some, new Set(['a', 'b', 'c', 'd']), 'c')).toBeUndefined();
});

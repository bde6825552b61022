import { expect, test } from 'vitest';
import { joinValues, splitValues } from './listed-values.ts';

test('what is joined is split again, commas and backslashes inside values too', () => {
  for (const values of [[], ['杭州'], ['杭州', '上海'], ['a,b', 'c'], ['\\', ',', '\\,'], ['x\\'], ['😀,😀', '\n']])
    expect(splitValues(joinValues(values))).toEqual(values);
});

test('one value stands as it is, and nothing between commas is no value', () => {
  expect(splitValues('杭州')).toEqual(['杭州']);
  expect(splitValues(',a,,b,')).toEqual(['a', 'b']);
  expect(splitValues('')).toEqual([]);
  expect(splitValues('a\\')).toEqual(['a\\']);
  expect(joinValues([2027, 2028])).toBe('2027,2028');
});

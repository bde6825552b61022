import { expect, test } from 'vitest';
import { matchAddress } from './match-address.ts';

test('an address fits a path part by part, and names its parameters', () => {
  expect(matchAddress('/', '/')).toEqual({});
  expect(matchAddress('/resume/:stage', '/resume/new')).toEqual({ stage: 'new' });
  expect(matchAddress('/resume/school/:stage', '/resume/school/new')).toEqual({ stage: 'new' });
});

test('what is longer, shorter or empty fits nothing', () => {
  expect(matchAddress('/resume/:stage', '/resume')).toBeNull();
  expect(matchAddress('/resume/:stage', '/resume/')).toBeNull();
  expect(matchAddress('/resume/:stage', '/resume/school/new')).toBeNull();
  expect(matchAddress('/login/*', '/login/anything')).toBeNull();
});

import { expect, test } from 'vitest';
import { seal, unseal } from './sealed.ts';

test('what is sealed opens with its secret alone, and says nothing by itself', () => {
  const value = { status_url: 'https://hr.example/applications/secret' };
  const sealed = seal(value, 'key of the caller');
  expect(unseal(sealed, 'key of the caller')).toEqual(value);
  expect(() => unseal(sealed, 'another')).toThrow();
  expect(sealed.toString('latin1')).not.toContain('applications');
});

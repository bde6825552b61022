import { formats } from '@qinghe/contract/formats.ts';
import { expect, test } from 'vitest';
import { newUuid } from './new-key.ts';

test('UUIDs are of the form that the server takes, and none comes twice', () => {
  const made = Array.from({ length: 500 }, newUuid);
  for (const uuid of made) expect(formats.uuid.safeParse(uuid).success, uuid).toBe(true);
  expect(new Set(made).size).toBe(made.length);
});

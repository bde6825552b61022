import { createHash } from 'node:crypto';
import type { ChallengeParameters } from 'altcha-lib';
import { deriveKey as ofTheBrowser } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test } from 'vitest';
import { deriveKey } from './captcha-key.ts';

test('gives the key that the browser’s own cryptography gives', async () => {
  const parameters = { algorithm: 'PBKDF2/SHA-256', cost: 50, keyLength: 32 } as ChallengeParameters;
  const [salt, password] = ['salt', 'password'].map((text) => createHash('sha256').update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  const expected = await ofTheBrowser(parameters, salt, password);
  expect((await deriveKey(parameters, salt, password)).derivedKey).toEqual(expected.derivedKey);
});

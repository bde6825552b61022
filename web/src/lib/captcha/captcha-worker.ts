import { type Challenge, type DeriveKeyFunction, type Solution, solveChallenge } from 'altcha-lib';

const TIMEOUT_MS = 60_000;

/** Solves one challenge off the page's own thread, so that typing stays smooth; answers null where it gives up. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
  self.postMessage(await solve(data).catch(() => null));
};

async function solve(challenge: Challenge): Promise<Solution | null> {
  const deriveKey = await algorithmOf(challenge.parameters.algorithm);
  return solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
}

/** By the browser's own cryptography, where the page has it. */
async function algorithmOf(name: string): Promise<DeriveKeyFunction> {
  if (!isSecureContext) return (await import('./captcha-key.ts')).deriveKey;
  const { deriveKey } = name.startsWith('PBKDF2/')
    ? await import('altcha-lib/algorithms/web/pbkdf2')
    : await import('altcha-lib/algorithms/web/sha');
  return deriveKey;
}

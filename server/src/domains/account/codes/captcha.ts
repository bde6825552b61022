import { createHash } from 'node:crypto';
import * as contract from '@qinghe/contract/account/captcha.ts';
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { AppError } from '../../../app-error.ts';
import type { Trx } from '../../../db/database.ts';
import { readForAnyone } from '../../../http/read.ts';
import { type Write, writeForAnyone } from '../../../http/write.ts';
import { captchaWork } from '../rules.ts';
import { hashToken, newToken } from '../secrets.ts';
import { insertProof, rememberSolved, returnProof, spendProof } from './captcha-queries.ts';
import { countCodesAround } from './code-queries.ts';

const CHALLENGE_SECONDS = 300;
const PROOF_SECONDS = 600;
// About half a second of work for a phone, nothing for a person, a cost for a machine that asks a thousand times.
const COST = 1000;
const MAX_TRIES = 1500;

/** A proof-of-work challenge (ALTCHA), signed, so that nothing is stored until it is solved; dearer for a network that asks much. */
export const giveChallenge = readForAnyone(contract.captchaChallenge, async ({ services, db, network, now }) => {
  const unused = (await countCodesAround(db, network, now)).map(
    ({ codes, share }) => (codes.candidates_unused + codes.accounts_unused) / share,
  );
  const most = MAX_TRIES * captchaWork(Math.max(...unused));
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(most / 3, most),
    deriveKey,
    expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
    hmacSignatureSecret: services.signingSecret,
    hmacKeySignatureSecret: `${services.signingSecret}.key`,
  });
  return { challenge: challenge as unknown as Record<string, unknown> };
});

/**
 * Checks a solution, `payload` being base64 of `{ challenge, solution }`, and gives a proof for one sensitive call.
 * @throws AppError 10104 for a wrong, expired or repeated solution
 */
async function checkSolution({ db, services, now }: Write, { payload }: { payload: string }) {
  const { challenge, solution } = readPayload(payload);
  const verified = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: services.signingSecret,
    hmacKeySignatureSecret: `${services.signingSecret}.key`,
  })
    .then((result) => result.verified)
    .catch(() => false);
  if (!verified) throw new AppError(10104);
  // By its signed random part: the rest of a payload can be written in many ways that all verify.
  const seen = createHash('sha256').update(challenge.parameters.nonce).digest();
  if (!(await rememberSolved(db, seen, now, new Date(now.getTime() + CHALLENGE_SECONDS * 1000))))
    throw new AppError(10104);
  return { captcha_proof: await giveProof(db, now) };
}

/** A proof that one sensitive call accepts. */
export async function giveProof(trx: Trx, now: Date): Promise<string> {
  const { token, tokenHash } = newToken();
  await insertProof(trx, tokenHash, new Date(now.getTime() + PROOF_SECONDS * 1000));
  return token;
}

const audit = { none: 'a solved challenge belongs to nobody yet' };
export const checkCaptcha = writeForAnyone(contract.captcha, { audit }, checkSolution);
export const checkCaptchaForStep = writeForAnyone(contract.captchaForStep, { audit }, checkSolution);

function readPayload(payload: string): { challenge: Challenge; solution: Solution } {
  try {
    const value = JSON.parse(Buffer.from(payload, 'base64').toString()) as { challenge: Challenge; solution: Solution };
    if (typeof value?.challenge?.parameters !== 'object' || typeof value.solution?.counter !== 'number')
      throw new Error();
    return value;
  } catch {
    throw new AppError(10104);
  }
}

/** Uses a proof up; false when it is missing, unknown, used or expired. */
export async function spendCaptchaProof(trx: Trx, proof: string | undefined, now: Date): Promise<boolean> {
  return proof !== undefined && proof !== '' && spendProof(trx, hashToken(proof), now);
}

/** Makes a proof good again: what it was spent for did not come about. */
export const returnCaptchaProof = (trx: Trx, proof: string): Promise<void> => returnProof(trx, hashToken(proof));

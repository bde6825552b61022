import { upload } from '@qinghe/contract/files/endpoints.ts';
import { handInByPhone } from '@qinghe/contract/identity/face-check.ts';
import { withTransaction } from '../src/db/database.ts';
import { hashToken, newToken } from '../src/domains/account/secrets.ts';
import { saveCheck } from '../src/domains/identity/check-queries.ts';
import { makeMaster, type TestAccount } from './accounts.ts';
import type { TestApp } from './app.ts';
import { anIdentity, licencePicture } from './companies.ts';

type Account = Pick<TestAccount, 'uuid' | 'token'>;

/** The one-time key of a QR code that an account has just been shown; it has handed in nothing. */
export async function keyOfPhone({ services, clock }: TestApp, { uuid, token }: Account): Promise<string> {
  const { db } = services;
  await db.deleteFrom('identity_face').where('account_uuid', '=', uuid).execute();
  await db.deleteFrom('identity').where('account_uuid', '=', uuid).execute();
  const key = newToken();
  const now = clock.now();
  await withTransaction(db, (trx) =>
    saveCheck(trx, {
      account_uuid: uuid,
      session_hash: hashToken(token),
      key_hash: key.tokenHash,
      created_at: now,
      expires_at: new Date(now.getTime() + 600_000),
    }),
  );
  return key.token;
}

/** What a phone hands in without a face, under a fresh key. */
export async function onPhone(app: TestApp, account: Account, number?: string) {
  const key = await keyOfPhone(app, account);
  const { version: _none, ...papers } = await anIdentity(app, account.uuid, number);
  return { ...papers, key, face_consent: false, face_uuids: [] as string[] };
}

/** Somebody who has handed in papers and three pictures of a face; `key` opens the result. */
export async function withFace(app: TestApp, number?: string) {
  const master = await makeMaster(app);
  const input = await onPhone(app, master, number);
  const file = { name: '人脸.jpg', bytes: await licencePicture() };
  const faces = [1, 2, 3].map(async () => (await app.ok(upload, { key: input.key }, { file })).file_uuid);
  const handedIn = { ...input, face_consent: true, face_uuids: await Promise.all(faces) };
  return { ...master, ...(await app.ok(handInByPhone, handedIn)) };
}

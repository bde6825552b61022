import { type CodePurpose, type SmsPurpose, sendSms } from '@qinghe/contract/account/codes.ts';
import { v7 as uuidv7 } from 'uuid';
import { hashCode } from '../src/domains/account/secrets.ts';
import { captchaProof, unusedPhone } from './accounts.ts';
import type { TestApp } from './app.ts';

/** Has a code sent to a phone and reads it from the outbox, as a person would from the phone. */
export async function sendAndReadCode(app: TestApp, phone: string, purpose: SmsPurpose = 'login'): Promise<string> {
  await app.ok(sendSms, { phone, purpose, captcha_proof: await captchaProof(app) });
  return readCode(app, phone);
}

/** The code of the newest message to a phone or an e-mail. */
export async function readCode({ services }: TestApp, address: string): Promise<string> {
  const message = await services.db
    .selectFrom('outbox_message')
    .select('body')
    .where('address', '=', address)
    .orderBy('created_at', 'desc')
    .orderBy('uuid', 'desc')
    .executeTakeFirstOrThrow();
  const code = /\d{6}/.exec(message.body)?.[0];
  if (code === undefined) throw new Error('the message holds no code');
  return code;
}

/** A code that can be used now, without a message and without the limits of sending. */
export async function codeFor(
  { services, clock }: TestApp,
  address: string,
  purpose: CodePurpose = 'login',
): Promise<string> {
  const uuid = uuidv7();
  const now = clock.now();
  await services.db
    .insertInto('verification_code')
    .values({
      uuid,
      purpose,
      address,
      code_hash: hashCode(uuid, '123456'),
      created_at: now,
      expires_at: new Date(now.getTime() + 300_000),
    })
    .execute();
  return '123456';
}

/** Codes that candidates of one network were sent and that nobody has typed in. */
export async function insertCodes({ services, clock }: TestApp, { ip, count }: { ip: string; count: number }) {
  const now = clock.now();
  const rows = Array.from({ length: count }, () => ({
    uuid: uuidv7(),
    purpose: 'apply',
    address: unusedPhone(),
    code_hash: Buffer.alloc(32),
    sent_from: ip,
    state: 'sent' as const,
    created_at: now,
    expires_at: new Date(now.getTime() + 300_000),
  }));
  await services.db.insertInto('verification_code').values(rows).execute();
}

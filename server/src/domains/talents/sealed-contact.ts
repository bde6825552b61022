import { createHmac } from 'node:crypto';
import { seal } from '../../http/sealed.ts';

/** Knows one phone from another without holding either. */
export const phoneHash = (signingSecret: string, phone: string): Buffer =>
  createHmac('sha256', signingSecret).update(`talent phone:${phone}`).digest();

/** Knows a withdrawn reference again without holding it. */
export const referenceHash = (signingSecret: string, sender: string, reference: string): Buffer =>
  createHmac('sha256', signingSecret)
    .update(`talent reference:${JSON.stringify([sender, reference])}`)
    .digest();

/** What a person is reached by, as the database keeps it. */
export const sealContact = (signingSecret: string, { phone, email }: { phone: string; email: string }) => ({
  phone_hash: phoneHash(signingSecret, phone),
  phone_sealed: seal(phone, signingSecret),
  email_sealed: email === '' ? null : seal(email, signingSecret),
});

import { createPublicKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { Database } from '../../../db/database.ts';
import { keyOf } from './trade-queries.ts';

/** Who the cashier takes us for. */
export const APP_ID = '2021000000000001';
export const SELLER_ID = '2088000000000001';
export const WECHAT_APP_ID = 'wx0000000000000001';
export const MERCHANT_ID = '1900000001';
export const MERCHANT_SERIAL = '3775B6A45ACD588826D15E583A95F5DD00000001';
export const SERVICE_SERIAL = 'PUB_KEY_ID_0000000000000000000000000001';
export const API_KEY = 'cashier-of-32-letters-for-demos0';

export interface KeyPair {
  privateKey: string;
  publicKey: string;
}

/** What a gateway of the cashier knows. */
export interface Side {
  db: Database;
  keys: { merchant: KeyPair; service: KeyPair };
  /** Address of the page that plays the payer's phone. */
  pageOf(number: string): string;
  /** Of the gateways themselves. */
  url(): string;
  clock: () => Date;
}

/** Keys of the merchant, which sign what we ask, and of the service, which sign what it says. */
export async function readKeys(db: Database): Promise<{ merchant: KeyPair; service: KeyPair }> {
  const [merchant, service] = [await keyOf(db, 'merchant', makeKey), await keyOf(db, 'service', makeKey)];
  return { merchant: pairOf(merchant), service: pairOf(service) };
}

const pairOf = (privateKey: string): KeyPair => ({
  privateKey,
  publicKey: createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString(),
});

async function makeKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

import type { UserInfo } from '@qinghe/contract/account/user-info.ts';
import { REMEMBERED_KEY } from '../../lib/storage/storage-keys.ts';
import { store } from '../../lib/storage/store.ts';

export type LoginWay = 'password' | 'code' | 'wechat';

/** An account that was logged in to in this browser; never a password or a token. */
export interface RememberedAccount {
  uuid: string;
  name: string;
  /** Masked. */
  phone: string;
  company: string;
  role: UserInfo['type'];
  way: LoginWay;
  /** What was typed to log in; empty for WeChat. */
  account: string;
  at: string;
}

const MOST = 5;
/** Stands in place of the list once a person has had all of it removed: this browser remembers nobody. */
const OFF = 'off';

/** Newest first; none where the store holds something else. */
export function rememberedAccounts(): RememberedAccount[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(REMEMBERED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export const isRemembering = (): boolean => localStorage.getItem(REMEMBERED_KEY) !== OFF;

/** Puts a login first; what was known of its company stays. */
export function remember(user: UserInfo, { way, account }: Pick<RememberedAccount, 'way' | 'account'>): void {
  if (!isRemembering()) return;
  const { useruuid: uuid, name, phone, type: role } = user;
  const before = rememberedAccounts();
  const known = before.find((one) => one.uuid === uuid);
  const at = new Date().toISOString();
  // A way without a name keeps the one that was typed before.
  const entry = {
    uuid,
    name,
    phone: phone ?? '',
    company: known?.company ?? '',
    role,
    way,
    account: account || (known?.account ?? ''),
    at,
  };
  save([entry, ...before.filter((one) => one !== known)]);
}

/** The company is known once the desk has loaded, and with it what the account is there. */
export function rememberCompany(uuid: string, company: string, role: RememberedAccount['role']): void {
  const before = rememberedAccounts();
  if (before.some((one) => one.uuid === uuid && (one.company !== company || one.role !== role)))
    save(before.map((one) => (one.uuid === uuid ? { ...one, company, role } : one)));
}

export function forgetAccount(uuid: string): void {
  if (isRemembering()) save(rememberedAccounts().filter((one) => one.uuid !== uuid));
}

/** As for a computer that others use too: nobody is remembered from now on. */
export const forgetAllAccounts = (): boolean => store(localStorage, REMEMBERED_KEY, OFF);

export const rememberAgain = (): void => localStorage.removeItem(REMEMBERED_KEY);

const save = (accounts: RememberedAccount[]): boolean =>
  store(localStorage, REMEMBERED_KEY, JSON.stringify(accounts.slice(0, MOST)));

function isRemembered(value: unknown): value is RememberedAccount {
  const entry = Object(value) as Record<string, unknown>;
  const texts = ['uuid', 'name', 'phone', 'company', 'account', 'at'];
  return (
    texts.every((name) => typeof entry[name] === 'string') &&
    ['master', 'slave'].includes(String(entry.role)) &&
    ['password', 'code', 'wechat'].includes(String(entry.way)) &&
    !Number.isNaN(Date.parse(String(entry.at)))
  );
}

import type { CodePurpose } from '@qinghe/contract/account/codes.ts';
import { CERTIFIED } from '@qinghe/contract/company/endpoints.ts';
import { commonPasswords } from './password/common-passwords.ts';

/** Seconds for which a code can be used. */
export const CODE_SECONDS = 300;
/** Seconds before another code may be sent to the same address. */
export const RESEND_SECONDS = 60;
/**
 * Codes a day to one address from one network, and from all of them. Where its account has logged in only the first counts,
 * so that nobody elsewhere uses up what its owner may ask for.
 */
export const CODES_A_DAY_FROM_NETWORK = 10;
export const CODES_A_DAY = 20;
/** What people without an account prove their phones for: all of a hall at once. */
export const OF_STRANGERS: readonly CodePurpose[] = ['apply', 'live'];
/**
 * Codes an hour to one network, to whichever addresses. One that is typed in gives its place back: behind one address
 * there may be a hall of students, or every recruiter of a fair, and only whoever sends to strangers leaves codes unused.
 * Candidates ask all at once, so they have more, and take nothing from those who log in.
 */
export const CODES_OF_NETWORK = {
  candidates: { unused: 600, all: 3000 },
  accounts: { unused: 30, all: 300 },
} as const;
/** So many unused codes of a network make each further captcha as much work again, up to so many times. */
const CODES_A_CAPTCHA = 100;
const HARDEST_CAPTCHA = 6;

/** How many times the usual work a captcha is for a network with so many unused codes. */
export const captchaWork = (unusedCodes: number): number =>
  Math.min(HARDEST_CAPTCHA, 1 + Math.floor(unusedCodes / CODES_A_CAPTCHA));

/** So long after a login by code its account may get its first password without another one. */
export const FRESH_LOGIN_MINUTES = 30;
/** A session ends so many days after its login, used or not. */
export const SESSION_DAYS = 30;

/** A ticket to take a phone over is for the moment in which it is asked for. */
export const TICKET_MINUTES = 10;
/** A login that waits for the second factor. */
export const CHALLENGE_MINUTES = 5;
/** For so long a closed account is still told to be closed, to its right password. */
export const CLOSED_LOGIN_DAYS = 30;
/** A link that is sent by e-mail. */
export const LINK_HOURS = 24;

const CAPTCHA_AFTER_FAILURES = 5;
/** So many wrong passwords lock. */
export const LOCK_AFTER_FAILURES = 10;
/** So many wrong second factors lock: six digits are few. */
export const LOCK_AFTER_WRONG_CODES = 5;
const FAILURE_WINDOW_MINUTES = 10;
const LOCK_MINUTES = 15;
/** For so long a failure can matter. */
export const MAX_LOCK_MINUTES = LOCK_MINUTES + FAILURE_WINDOW_MINUTES;

const minutes = (count: number): number => count * 60_000;

export interface LoginFailures {
  failed_logins: number;
  first_failure_at: string | null;
  locked_until: string | null;
}

/** What stands before a password login: nothing, a captcha, or a lock. */
export function loginRestriction(failures: LoginFailures, now: Date): 'open' | 'captcha' | 'locked' {
  if (failures.locked_until !== null && Date.parse(failures.locked_until) > now.getTime()) return 'locked';
  return isWindowOpen(failures, now) && failures.failed_logins >= CAPTCHA_AFTER_FAILURES ? 'captcha' : 'open';
}

/** The counters after one more failure, of which `lockAfter` lock; they count within 10 minutes of the first. */
export function afterFailure(failures: LoginFailures, now: Date, lockAfter: number): LoginFailures {
  const open = isWindowOpen(failures, now);
  const count = open ? failures.failed_logins + 1 : 1;
  return {
    failed_logins: count,
    first_failure_at: open ? failures.first_failure_at : now.toISOString(),
    locked_until: count >= lockAfter ? new Date(now.getTime() + minutes(LOCK_MINUTES)).toISOString() : null,
  };
}

const isWindowOpen = (failures: LoginFailures, now: Date): boolean =>
  failures.first_failure_at !== null &&
  now.getTime() - Date.parse(failures.first_failure_at) < minutes(FAILURE_WINDOW_MINUTES);

/** What decides where somebody may go, as the database has it. */
export interface Standing {
  frozen_at: string | null;
  user_status: string;
  /** Null without a company. */
  type: 'master' | 'slave' | null;
  staff_status: number | null;
  check_status: string | null;
  /** Of a company that was certified once, and waits for new papers to pass. */
  certification_lost: boolean | null;
  company_frozen_at: string | null;
  /** The last day of the licence, YYYY-MM-DD; null is without end. */
  licence_until: string | null;
  identity_check: number | null;
  /** Operators have doubted the identity since it passed. */
  identity_asked_again: boolean | null;
  /** What operators want the account to become: the master of its company, or a member of another one. */
  step: 'master' | 'member' | null;
  /** Operators want the licence confirmed. */
  must_confirm: boolean;
}

type Checked = Omit<
  Standing,
  'certification_lost' | 'user_status' | 'staff_status' | 'identity_check' | 'identity_asked_again'
>;

/**
 * Code of the account check (product document, section 4): 100, or what is missing. What the account has to become goes
 * before papers, which may be for its new place to mend. Who has handed a renewed licence in (`revision`) works on.
 */
export function accountCheckCode(
  { frozen_at, company_frozen_at, step, check_status, licence_until, must_confirm, type }: Checked,
  today: string,
): 100 | 5101 | 5102 | 5103 | 5104 | 5105 | 5106 {
  if (frozen_at !== null || company_frozen_at !== null) return 5104;
  if (step !== null) return step === 'master' ? 5103 : 5105;
  if (check_status === null || check_status === 'incomplete') return 5101;
  const counts = check_status === 'pass' || check_status === 'later_check';
  if (counts && licence_until !== null && licence_until < today) return 5102;
  return must_confirm && type === 'master' ? 5106 : 100;
}

/** Days of which somebody wants to hear before a licence ends. */
const SOON = 30;

/** Days from one day to the end of a licence, YYYY-MM-DD; null where that is not soon. */
export function daysLeft(until: string | null, today: string): number | null {
  if (until === null) return null;
  const days = Math.round((Date.parse(until) - Date.parse(today)) / 86_400_000);
  return days <= SOON ? days : null;
}

/**
 * What keeps somebody from the desk: the facts by which the browser's guard confines people elsewhere, held here too. The
 * code of the account check, or 40301 for what it has none for; null for whoever may work.
 */
export function restrictionTo(standing: Standing, today: string) {
  const code = accountCheckCode(standing, today);
  if (code !== 100) return code;
  const { check_status, certification_lost, user_status, staff_status, identity_check } = standing;
  const isHeld =
    check_status === 'reject' ||
    check_status === 'appeal' ||
    certification_lost === true ||
    user_status !== 'active' ||
    staff_status === 0 ||
    identity_check === 4;
  return isHeld ? 40301 : null;
}

/**
 * Whether nothing keeps somebody from the desk but an identity that is handed in and looked at for the first time: what
 * nobody else sees may be prepared meanwhile.
 */
export const mayPrepare = (standing: Standing, today: string): boolean =>
  standing.staff_status === 0 &&
  standing.identity_check === 1 &&
  standing.identity_asked_again !== true &&
  restrictionTo({ ...standing, staff_status: 1 }, today) === null;

/** Whether operators have let the company of an account pass: its papers are in force, and nobody has frozen it. */
export const isCertified = ({
  check_status,
  company_frozen_at,
}: Pick<Standing, 'check_status' | 'company_frozen_at'>) =>
  company_frozen_at === null && (CERTIFIED as readonly (string | null)[]).includes(check_status);

/** Why a new password is refused, as a key of `texts/reasons`; one that holds the account's phone says nothing new. */
export function passwordFault(
  password: string,
  phone: string | null,
): 'password.common' | 'password.phone' | undefined {
  if (commonPasswords.has(password.toLowerCase())) return 'password.common';
  return phone !== null && password.includes(phone) ? 'password.phone' : undefined;
}

import { z } from 'zod';
import { amountSigns, codeSigns, emailAddress, plainSigns, webAddress, withoutInvisible } from './pasted.ts';
import { landlineSigns, phoneDigits } from './phone.ts';
import { hasKnownPlaces } from './places.ts';

/*
 * Every format rule of the product document, section 5, once, for forms and server alike.
 * Checks take text as it is kept and answer true or false; they never throw. The zod forms take it as people paste it
 * (`pasted.ts`) and hand on what is kept.
 */

const MAINLAND_PHONE = /^1[3-9]\d{9}$/;
const GENERIC_PHONE = /^\d{4,16}$/;
const LANDLINE = /^(?:0\d{2,3}-?)?[2-9]\d{6,7}(?:-\d{1,6})?$/;
const PASSWORD = /^[A-Za-z0-9]{6,20}$/;
const SMS_CODE = /^\d{6}$/;
const BANK_CARD = /^\d{12,21}$/;
const PRICE = /^\d{1,12}(?:\.\d{1,2})?$/;
const INTEGER = /^\d{1,20}$/;
// Length limits and atoms of RFC 5321 (local part 64, whole address 254) and A-labels; quoted local parts are not accepted.
const EMAIL =
  /^(?=.{3,254}$)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,24}|xn--[A-Za-z0-9-]{1,58}[A-Za-z0-9])$/i;
// Chinese passports: E/G/D/S/P/H/K/M with 7-8 digits (E may carry a second letter); others: ICAO 9303, 5-9 letters or digits.
const CHINESE_PASSPORT = /^(?:[DEGHKMPS]\d{8}|E[A-HJ-NP-Z]\d{7}|1[45]\d{7})$/;
const FOREIGN_PASSPORT = /^(?=.*\d)[A-Z0-9]{5,9}$/;

/** Mainland mobile number: 11 digits, 1 then 3–9. */
export const isMainlandPhone = (text: string): boolean => MAINLAND_PHONE.test(text);
/** Any phone number: 4–16 digits. */
export const isPhone = (text: string): boolean => GENERIC_PHONE.test(text);
/** Chinese landline: optional area code 0xx/0xxx, 7–8 digits not starting with 0 or 1, optional extension. */
export const isLandline = (text: string): boolean => LANDLINE.test(text);
/** E-mail address with atoms of RFC 5321 and a domain of ASCII labels, local part at most 64 characters. */
export const isEmail = (text: string): boolean => EMAIL.test(text) && text.indexOf('@') <= 64;
/** Password: 6–20 letters or digits. */
export const isPassword = (text: string): boolean => PASSWORD.test(text);
/** SMS or e-mail code: exactly 6 digits. */
export const isSmsCode = (text: string): boolean => SMS_CODE.test(text);
/** Bank card: 12–21 digits. */
export const isBankCard = (text: string): boolean => BANK_CARD.test(text);
/** Price: up to 12 integer digits and up to 2 decimals. */
export const isPrice = (text: string): boolean => PRICE.test(text);
/** Whole number of 1–20 digits. */
export const isInteger = (text: string): boolean => INTEGER.test(text);
/** Passport number, Chinese or foreign, capital letters. */
export const isPassport = (text: string): boolean => CHINESE_PASSPORT.test(text) || FOREIGN_PASSPORT.test(text);

/** Absolute http or https address with a host name that has a dot, or an IP address. */
export function isUrl(text: string): boolean {
  if (text.length > 2048 || /\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return (protocol === 'http:' || protocol === 'https:') && username === '' && /[.:]/.test(hostname);
}

const isIpAddress = (url: string): boolean => /^(?:\[|[\d.]+$)/.test(new URL(url).hostname);

const ID_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const ID_CHECK_CHARACTERS = '10X98765432';

/** Resident identity card, 18 characters with date and ISO 7064 MOD 11-2 checksum (GB 11643-1999), or the old 15 digits. */
export function isIdCard(text: string): boolean {
  if (/^\d{15}$/.test(text)) return isDate(`19${text.slice(6, 12)}`);
  if (!/^[1-9]\d{16}[\dXx]$/.test(text) || !isDate(text.slice(6, 14))) return false;
  const sum = ID_WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return ID_CHECK_CHARACTERS[sum % 11] === text[17]?.toUpperCase();
}

function isDate(compact: string): boolean {
  const [year, month, day] = [compact.slice(0, 4), compact.slice(4, 6), compact.slice(6, 8)].map(Number) as [
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const CREDIT_CODE_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const CREDIT_CODE_WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Unified social credit code: 18 characters without I, O, S, V, Z and a MOD 31 checksum (GB 32100-2015). */
export function isUnifiedSocialCreditCode(text: string): boolean {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  const sum = CREDIT_CODE_WEIGHTS.reduce(
    (total, weight, index) => total + weight * CREDIT_CODE_CHARACTERS.indexOf(text.charAt(index)),
    0,
  );
  return CREDIT_CODE_CHARACTERS[(31 - (sum % 31)) % 31] === text[17];
}

/** Keeps two characters of the local part, but never more than half of it: `lina@a.cn` → `li**@a.cn`, `l@a.cn` → `*@a.cn`. Text without @ is masked whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return '*'.repeat(email.length);
  const shown = Math.min(2, Math.floor(at / 2));
  return email.slice(0, shown) + '*'.repeat(Math.max(1, at - shown)) + email.slice(at);
}

/** Keeps the first character of a name: `林晓` → `林*`. */
export const maskName = (name: string): string => {
  const [first = '', ...rest] = [...name];
  return first + '*'.repeat(Math.min(rest.length, 2));
};

/** Masks the middle of a phone number: `13822412719` → `138****2719`; short numbers keep their last two digits. */
export function maskPhone(phone: string): string {
  return phone.length >= 11
    ? `${phone.slice(0, -8)}****${phone.slice(-4)}`
    : `${'*'.repeat(Math.max(0, phone.length - 2))}${phone.slice(-2)}`;
}

/** Length of a text where every UTF-16 unit above code 255 counts as two. */
export function textLength(text: string): number {
  let length = 0;
  for (let index = 0; index < text.length; index += 1) length += text.charCodeAt(index) > 255 ? 2 : 1;
  return length;
}

export interface ContactInText {
  kind: 'phone' | 'email';
  text: string;
  start: number;
  end: number;
}

/**
 * Phone numbers (also spaced or hyphenated, or in signs of full width) and e-mail addresses inside a text, in order, with
 * their places.
 */
export function findContacts(text: string): ContactInText[] {
  const found: ContactInText[] = [];
  const narrow = text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  // What stands before one is matched, for want of lookbehind (docs/browsers.md).
  const collect = (kind: ContactInText['kind'], pattern: RegExp) => {
    for (const { 0: all, 1: before = '', index } of narrow.matchAll(pattern)) {
      const start = index + before.length;
      const end = index + all.length;
      found.push({ kind, text: text.slice(start, end), start, end });
    }
  };
  collect('phone', /(^|\D)1[3-9]\d(?:[ -]?\d{4}){2}(?!\d)/g);
  collect('phone', /(^|\D)0\d{2,3}-[2-9]\d{6,7}(?!\d)/g);
  collect('email', /()[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z]{2,24}/g);
  return found.sort((a, b) => a.start - b.start);
}

/** RFC 9562, any version; without the library of schemas, which no list loads. */
const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** A UUID in its text form. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** True for text that PostgreSQL can hold and a person can read: no control characters but line breaks and tabs. */
export const isPlainText = (text: string): boolean => !/[^\P{Cc}\t\n\r]/u.test(text) && text.isWellFormed();

/** Text as it was pasted, with spaces for what `isPlainText` refuses: breaks of slides, halves of emoji. */
export const toPlainText = (text: string): string => text.replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, ' ');

/** True for text without line breaks and tabs. */
export const isLine = (text: string): boolean => !/[\t\n\r\u2028\u2029]/.test(text);

const ADDRESS =
  /:\/\/|www\.|@|\d{5}|\.(?:cn|com|net|org|top|xyz|io|cc|vip|info|me|co|shop|site|club|online|link|app|dev)(?![a-z])/i;

/** True for text without web address, e-mail or number to call: a name that is shown as one. */
export const withoutAddress = (text: string): boolean => !ADDRESS.test(text.normalize('NFKC'));

const isMinute = (text: string): boolean =>
  /^20\d{2}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && z.iso.date().safeParse(text.slice(0, 10)).success;

/** Trimmed text of `min`–`max` characters without control characters; what nobody sees is left out. */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .overwrite(withoutInvisible)
    .trim()
    .min(min, min === 1 ? 'format.required' : undefined)
    .max(max)
    .refine(isPlainText, 'format.plainText');

/** A message to a candidate: as `plainText`, with no braces but those of the places that are filled in. */
export const messageText = (min: number, max: number) => plainText(min, max).refine(hasKnownPlaces, 'format.places');

/** As `plainText`, on one line: names and titles hold no line breaks and no tabs. */
export const lineText = (min: number, max: number) => plainText(min, max).refine(isLine, 'format.oneLine');

/** Words that are looked for: of one width, without what nobody sees, at most `max` characters. */
export const searchWords = (max: number) => z.string().overwrite(plainSigns).max(max);

/** zod forms of the checks above; each message is a key of `texts/formats`. */
export const formats = {
  mainlandPhone: z.string().overwrite(phoneDigits).regex(MAINLAND_PHONE, 'format.mainlandPhone'),
  phone: z.string().overwrite(phoneDigits).regex(GENERIC_PHONE, 'format.phone'),
  landline: z.string().overwrite(landlineSigns).regex(LANDLINE, 'format.landline'),
  email: z.string().overwrite(emailAddress).max(254).refine(isEmail, 'format.email'),
  password: z.string().regex(PASSWORD, 'format.password'),
  smsCode: z.string().overwrite(codeSigns).regex(SMS_CODE, 'format.smsCode'),
  idCard: z.string().overwrite(codeSigns).max(18).refine(isIdCard, 'format.idCard'),
  passport: z.string().overwrite(codeSigns).max(20).refine(isPassport, 'format.passport'),
  bankCard: z.string().overwrite(codeSigns).regex(BANK_CARD, 'format.bankCard'),
  price: z.string().overwrite(amountSigns).regex(PRICE, 'format.price'),
  integer: z.string().overwrite(amountSigns).regex(INTEGER, 'format.integer'),
  url: z.string().overwrite(webAddress).max(2048).refine(isUrl, 'format.url'),
  /** Where strangers are sent on: nobody between reads or changes what they ask for. */
  httpsUrl: z
    .string()
    .max(2048)
    .overwrite(webAddress)
    .refine((text) => isUrl(text) && text.startsWith('https://') && !isIpAddress(text), 'format.httpsUrl'),
  unifiedSocialCreditCode: z
    .string()
    .overwrite(codeSigns)
    .max(18)
    .refine(isUnifiedSocialCreditCode, 'format.unifiedSocialCreditCode'),
  /** UUIDs of our own rows are version 7. */
  uuid: z.uuid('format.uuid'),
  /** `YYYY-MM-DD`, a day of the calendar of this century or the last. */
  date: z.iso.date('format.date').refine((day) => /^(?:19|20)/.test(day), 'format.date'),
  /** `YYYY-MM-DDTHH:mm` of a clock on the wall in this century, as the system's field for day and time writes it. */
  minute: z.string().refine(isMinute, 'format.minute'),
  /** `HH:mm` of a clock on the wall. */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'format.time'),
  /** `YYYY-MM`. */
  month: z.string().regex(/^(?:19|20)\d{2}-(?:0[1-9]|1[0-2])$/, 'format.month'),
  /** Instant in UTC as the server writes it. */
  instant: z.iso.datetime(),
};

/*
 * What people paste, in the signs in which it is kept and compared. Chats, PDFs, spreadsheets and phone books put marks
 * around and into a text that nobody sees, and write the same sign in several widths. All of this is pure; a text that is
 * not what it should be stays wrong, so that the check that follows says so.
 */

/**
 * Signs that nobody sees, and that change how others are read: soft hyphens, zero-width spaces, fillers, directions.
 * Joiners stay, since some scripts and emoji need them.
 */
const INVISIBLE = /[\u00ad\u115f\u1160\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u3164\ufeff\uffa0]/g;

/** Text without characters that nobody sees: blanks of no width, and marks that turn the direction of what follows. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '');

/** As above, with joiners, variants of emoji and the keycap: no number, code or address needs them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}|\p{Cf}|\u20e3/gu;
/** Every hyphen and dash, and the minus. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** Signs of one width (NFKC), one dash and one kind of quote, without what nobody sees. */
export const plainSigns = (text: string): string =>
  text.normalize('NFKC').replace(UNSEEN, '').replace(DASHES, '-').replace(/[‘’′]/g, "'").trim();

/** What stands before a value where a whole line was copied: `电话：`, `Tel. `. */
export const labelled = (words: string): RegExp => new RegExp(`^(?:${words})\\s*[:.]?\\s*(?=\\S)`, 'iu');

const EMAIL_LABEL = labelled('e-?mail|(?:电子)?邮[箱件](?:地址)?');
const AROUND_EMAIL = /^[^\p{L}\p{N}!#$%&*+/=?^_`{|}~]+|[^\p{L}\p{N}]+$/gu;

/**
 * An e-mail address as people type and paste it: with `mailto:`, a name before it, marks around it, signs of full width, the full
 * stop of Chinese text. Domains in other scripts become their A-labels (RFC 5890), which every mail server takes.
 */
export function emailAddress(typed: string): string {
  const plain = plainSigns(typed);
  const [, inAngles] = /<([^<>]*@[^<>]*)>/.exec(plain) ?? [];
  const [, link] = /^mailto:([^?]*)/i.exec(inAngles ?? plain) ?? [];
  const bare = (link === undefined ? (inAngles ?? plain) : decoded(link))
    .replace(EMAIL_LABEL, '')
    .replace(AROUND_EMAIL, '')
    .replace(/。/g, '.')
    .replace(/\s*([@.])\s*/g, '$1');
  const at = bare.lastIndexOf('@') + 1;
  return at === 0 ? bare : bare.slice(0, at) + asciiDomain(bare.slice(at));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function asciiDomain(domain: string): string {
  if (/^[!-~]*$/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain;
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
}

/**
 * A code or a number of a paper, as it is read out and copied: capital letters and digits, without blanks, dashes and dots between
 * them and without the words before a colon.
 */
export const codeSigns = (typed: string): string =>
  plainSigns(typed)
    .replace(/^[^\d:]{1,20}:/, '')
    .replace(/(?![*#@%&])[\p{P}\s]/gu, '')
    .toUpperCase();

/** An amount as digits: without the currency, and without what parts thousands. */
export const amountSigns = (typed: string): string =>
  plainSigns(typed)
    .replace(/^(?:¥|rmb|cny)\s*|\s*(?:元|圆|¥|rmb|cny|yuan)$/giu, '')
    .replace(/[\s,，']/g, '');

const AROUND_ADDRESS = /^[\s<>"'“‘「『《（([【：:，。；、]+|[\s<>"'”’」』》\]】：:，。；、！!,.;…]+$/g;

/** A web address as it is copied out of a sentence: without the marks around it; what is within stays as it is. */
export const webAddress = (typed: string): string =>
  typed
    .replace(UNSEEN, '')
    .replace(AROUND_ADDRESS, '')
    // A bracket at the end belongs to the address where it was opened there.
    .replace(/^([^（(]*?)[)）]+$/, '$1')
    .replace(/^[a-zａ-ｚ]+[：:][／/]{2}/i, (scheme) => scheme.normalize('NFKC'));

/** What stands behind the # of a link, without the marks of the sentence in which it was sent. */
export const linkSigns = (typed: string): string => typed.replace(UNSEEN, '').replace(/^[^\w-]+|[^\w-].*$/gsu, '');

import { emailAddress, labelled, plainSigns } from './pasted.ts';

const PHONE_LABEL = labelled('tel(?:ephone)?|phone|mobile|cell|(?:联系)?电话|手机号?码?|联系方式');
/** Anything around a number but a plus before it, and what says that it is something else. */
const AROUND_PHONE = /^[^\p{L}\p{N}+@*#%&]+|[^\p{L}\p{N}@*#%&]+$/gu;

/**
 * The digits of a phone number as people type and paste it: of full width, with blanks, hyphens, dots and brackets, as a
 * link (`tel:`), with the country code of the mainland or a plus. A number of another country that would read as a
 * mainland mobile (`+1 380 000 0012`) keeps `00` before it. Any other text is handed back so that it fails the check.
 */
export function phoneDigits(typed: string): string {
  const bare = plainSigns(typed).replace(PHONE_LABEL, '').replace(AROUND_PHONE, '');
  const joined = bare.replace(/[\s()[\].·•・。_-]/g, '');
  const mobile = joined.replace(/^(?:\+?0{0,2}86)?0?(?=1[3-9]\d{9}$)/, '');
  return mobile.replace(/^\+(?=1\d{10}$)/, '00').replace(/^\+/, '');
}

/** A landline keeps the hyphens between area code, number and extension. */
export const landlineSigns = (typed: string): string =>
  plainSigns(typed)
    .replace(PHONE_LABEL, '')
    .replace(AROUND_PHONE, '')
    .replace(/^\(?(?:\+|00)86\)?[\s-]*(?=0?\d)/, '')
    .replace(/^\(?(0\d{2,3})\)[\s-]*/, '$1-')
    .replace(/[\s.·]*-[\s.·]*/g, '-')
    .replace(/[\s.·]+/g, '');

/** What an account is called at the door: an e-mail in small letters where there is an @, else the digits of a phone. */
export const accountSigns = (typed: string): string =>
  typed.normalize('NFKC').includes('@') ? emailAddress(typed).toLowerCase() : phoneDigits(typed);

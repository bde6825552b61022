/**
 * The digits of a phone number as people type it: of full width, with blanks, hyphens and brackets, with the country code
 * of the mainland or a plus. Any other text stays what it is.
 */
export const phoneDigits = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s()-]/g, '')
    .replace(/^(?:\+|00)?86(?=1[3-9]\d{9}$)/, '')
    .replace(/^\+/, '');

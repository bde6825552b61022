import { CODE_LENGTH, CODE_SIGNS } from '@qinghe/contract/talks/check-in.ts';

const IS_CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`);

/** The code of a ticket, as it is scanned, typed or read out; null for any other text. */
export function ticketCodeIn(text: string): string | null {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  return IS_CODE.test(code) ? code : null;
}

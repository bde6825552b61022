/** Fewer, beside a picture, are a scanner's mark or a heading, and not a CV. */
export const LETTERS_OF_A_PAGE = 60;

/** Letters and digits of so many lines. */
export const lettersOf = (lines: readonly { text: string }[]): number =>
  lines.reduce((sum, { text }) => sum + text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);

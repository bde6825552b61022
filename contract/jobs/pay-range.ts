const separated = new Intl.NumberFormat('en').format;

/** `1,200–1,500`, or one number where both are the same; with the thousands separators that both languages share. */
export const payRange = (low: number, high: number): string =>
  low === high ? separated(low) : `${separated(low)}–${separated(high)}`;

/** Pairs of tokens that stand on each other, and the contrast that they need: 4.5 for text, 3 for edges (WCAG 1.4.3, 1.4.11). */
export const pairs: readonly [front: string, back: string, least: number][] = [
  ['ink', 'paper', 4.5],
  ['ink', 'surface', 4.5],
  ['ink-2', 'paper', 4.5],
  ['ink-2', 'sunk', 4.5],
  ['ink-3', 'surface', 4.5],
  ['ink-3', 'paper', 4.5],
  ['ink-3', 'sunk', 4.5],
  ['green', 'surface', 4.5],
  ['green', 'paper', 4.5],
  ['green', 'green-tint', 4.5],
  ['on-green', 'green', 4.5],
  ['on-green', 'green-strong', 4.5],
  ['amber', 'surface', 4.5],
  ['amber', 'amber-tint', 4.5],
  ['red', 'surface', 4.5],
  ['red', 'red-tint', 4.5],
  ['on-red', 'red', 4.5],
  ['blue', 'blue-tint', 4.5],
  ['violet', 'violet-tint', 4.5],
  ['ink', 'mark', 4.5],
  ['line-field', 'surface', 3],
];

/** Contrast of two colours `#rrggbb` or `#rgb` by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(given: string): number {
  // A build shortens #ffffff.
  const colour = given.length === 4 ? given.replace(/[^#]/g, '$&$&') : given;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Pixels that the words of a watermark take at 13 px: Chinese signs are twice as wide. */
const widthOf = (words: string): number => [...words].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 13.5 : 7.5), 0);
const ANGLE = 20;

/** Words over and over again, as the picture behind something. Grey that is seen on white and on black. */
export function watermark(words: string): string {
  const length = widthOf(words);
  const [rise, run] = [Math.sin, Math.cos].map((of) => Math.ceil(length * of((ANGLE * Math.PI) / 180)));
  const [width, height] = [(run ?? 0) + 60, (rise ?? 0) + 70];
  const safe = words.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const at = `x="12" y="${height - 20}" transform="rotate(-${ANGLE} 12 ${height - 20})"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><text ${at} font-family="sans-serif" font-size="13" fill="#808a84" fill-opacity=".34">${safe}</text></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

const WIDTH = 300;
const HEIGHT = 170;

/** Words over and over again, as the picture behind something. Grey that is seen on white and on black. */
export function watermark(words: string): string {
  const safe = words.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><text x="12" y="${HEIGHT - 30}" transform="rotate(-20 12 ${HEIGHT - 30})" font-family="sans-serif" font-size="13" fill="#808a84" fill-opacity=".34">${safe}</text></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** What this browser says of itself, in words of closed lists; the first sign that fits counts. */
const browsers = [
  ['wechat', /MicroMessenger/],
  ['edge', /Edg(?:e|A|iOS)?\//],
  ['firefox', /Firefox|FxiOS/],
  ['chrome', /Chrome|CriOS/],
  ['safari', /Safari/],
] as const;
const systems = [
  ['ios', /iPhone|iPad|iPod/],
  ['android', /Android/],
  ['windows', /Windows/],
  ['macos', /Mac OS/],
  ['linux', /Linux|CrOS/],
] as const;

export const thisDevice = (userAgent = navigator.userAgent) => ({
  browser: first(browsers, userAgent),
  system: first(systems, userAgent),
});

const first = <Name extends string>(signs: readonly (readonly [Name, RegExp])[], text: string): Name | 'other' =>
  signs.find(([, sign]) => sign.test(text))?.[0] ?? 'other';

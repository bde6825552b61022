import { Converter } from 'opencc-js/t2cn';

let convert: ((text: string) => string) | undefined;

/** Han characters as the mainland writes them: 數據 is 数据. The table is read with the first text. */
export function simplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  const converter = convert ?? Converter({ from: 't', to: 'cn' });
  convert = converter;
  return converter(text);
}

/** Letters without their accents: José is Jose. */
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** A text, and the same in the characters and letters that others type for it where that differs. */
export function variantsOf(text: string): [string, ...string[]] {
  const variant = simplified(withoutAccents(text));
  return variant === text ? [text] : [text, variant];
}

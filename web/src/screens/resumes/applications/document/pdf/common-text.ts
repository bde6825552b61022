/** Radicals by which fonts made by browsers name whole characters, and which Unicode maps to nothing. */
const RADICALS = new Map(
  [
    ...'⺠民⺩王⻁虎⻄西⻅见⻆角⻋车⻑長⻓长⻔门⻘青⻚页⻛风⻜飞⻝食⻢马⻣骨⻤鬼⻥鱼⻦鸟⻨麦⻩黄⻬齐⻮齿⻰龙⻳龟⼾户',
  ].flatMap((sign, at, all): [string, string][] => (at % 2 === 0 ? [[sign, all[at + 1] ?? sign]] : [])),
);

/** The characters that a person would type: fonts often name a glyph by its radical (⼤) or join two letters (ﬁ). */
export const commonText = (text: string): string =>
  text.replace(/[\u2e80-\u2fdf\uf900-\ufaff\ufb00-\ufb06]/g, (sign) => RADICALS.get(sign) ?? sign.normalize('NFKC'));

/** Sets of characters that a font says it has, and pages of codes, by the names that decoders have for them. */
const OF_FONTS: Record<number, string> = {
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  204: 'windows-1251',
};
const OF_PAGES: Record<number, string> = {
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  54936: 'gb18030',
  65001: 'utf-8',
};

/** How the bytes of an RTF file are letters: by the font of a run, else by the page of codes of the file. */
export function rtfCodings() {
  const fonts = new Map<number, string>();
  const decoders = new Map<string, TextDecoder>();
  let page = 'windows-1252';
  return {
    setPage(number: number) {
      page = OF_PAGES[number] ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : page);
    },
    setFont(font: number, characters: number) {
      const coding = OF_FONTS[characters];
      if (coding) fonts.set(font, coding);
    },
    decode(bytes: string, font: number): string {
      const coding = fonts.get(font) ?? page;
      const decoder = decoders.get(coding) ?? new TextDecoder(coding);
      decoders.set(coding, decoder);
      return decoder.decode(Buffer.from(bytes, 'latin1'));
    },
  };
}

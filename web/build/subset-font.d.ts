declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | { min: number; max: number }>;
  }
  /** @returns the font with the glyphs of these characters alone */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}

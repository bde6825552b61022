import { type GlyphRun, rowsOf } from './pdf-rows.ts';

/**
 * Fonts that show nothing but single signs, as icon fonts do: their glyphs claim to be letters (`n 教育背景`, `{ wrote`).
 * Chinese set sign by sign is none, nor is a name whose letters stand apart.
 */
export function iconFonts(runs: readonly GlyphRun[]): Set<string> {
  const texts = Map.groupBy(runs, ({ font }) => font);
  const letters = runs.reduce((sum, { text }) => sum + text.trim().length, 0);
  return new Set(
    [...texts]
      .filter(([, all]) => all.every(({ text }) => text.trim().length === 1 && !/[\p{Script=Han}\d]/u.test(text)))
      .filter(([, all]) => all.length < 0.1 * letters)
      .map(([font]) => font),
  );
}

/** A bullet for each icon that opens a row or a cell; between words such a font sets dashes and signs of its own. */
export function withoutIcons(runs: GlyphRun[], fonts: ReadonlySet<string>): GlyphRun[] {
  if (fonts.size === 0) return runs;
  return rowsOf(runs).flatMap((row) =>
    row.runs.map((run, at) => {
      const [before, next] = [row.runs[at - 1], row.runs[at + 1]];
      const opens = !before || run.x - before.x - before.width > 0.3 * run.size;
      const apart = next && next.font !== run.font && next.x - run.x - run.width > 0.1 * run.size;
      const isIcon = fonts.has(run.font) && opens && apart && !/^\s*[-–—~∼/|·]/u.test(run.text);
      return isIcon ? { ...run, text: '•' } : run;
    }),
  );
}

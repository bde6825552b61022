/**
 * Readings as those of strangers go wrong: what the doubts are trained on, since the CVs at hand are read too well. Each line
 * keeps its place in the text, so that the truth stays what it is.
 */
import { headingOf } from '../../src/headings.ts';
import type { CvLine } from '../../src/lines.ts';

/** Copies of a CV's lines with one thing wrong in each: a heading hidden, unknown or of another kind, or boxes in another order. */
export function harmed(lines: CvLine[]): CvLine[][] {
  const heads = lines.flatMap(({ text }, at) => (headingOf(text)?.contentStart === null ? [at] : []));
  const others = [...new Set(heads.map((at) => lines[at]?.text.trim() ?? ''))];
  return heads.flatMap((at, place) => {
    const line = lines[at] as CvLine;
    const other = others[(place + 1) % others.length] ?? '';
    const written = (text: string, look = line.look) =>
      lines.with(at, { ...line, text: text.slice(0, line.text.length).padEnd(line.text.length), look });
    const next = heads[place + 1];
    const moved =
      next === undefined
        ? []
        : [[...lines.slice(0, at), ...lines.slice(next, next + 3), ...lines.slice(at, next), ...lines.slice(next + 3)]];
    return [
      written('某'.repeat(line.text.length), ''),
      written('某'.repeat(line.text.length)),
      ...(other.length <= line.text.length && other !== line.text.trim() ? [written(other)] : []),
      ...moved,
    ];
  });
}

import type { CvSpan } from '@qinghe/contract/resumes/desk.ts';
import type { CvLine } from '@qinghe/cv-reader/index.ts';

const tenth = (points: number): number => Math.round(points * 10) / 10;

/** Spans as they are stored: lists of seven numbers, a quarter of the room that objects take. */
export const toStoredSpans = (lines: readonly CvLine[]): number[][] =>
  lines.flatMap((line) =>
    line.spans.map(({ start, end, page, box }) => [
      start,
      end,
      page,
      tenth(box.x),
      tenth(box.y),
      tenth(box.width),
      tenth(box.height),
    ]),
  );

export const fromStoredSpans = (stored: unknown): CvSpan[] =>
  ((stored as number[][] | null) ?? []).map(([start = 0, end = 0, page = 1, x = 0, y = 0, width = 0, height = 0]) => ({
    start,
    end,
    page,
    x,
    y,
    width,
    height,
  }));

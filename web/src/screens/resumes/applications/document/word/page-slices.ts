/** From top to bottom, in the document's pixels. */
export interface Band {
  top: number;
  bottom: number;
}

/**
 * Cuts a long sheet into pages of at most `height`, between lines: none is cut through but what is higher than a page.
 * Each page begins at a line and ends with one, so that no margin of the sheet is printed twice.
 */
export function sliceAtLines(lines: readonly Band[], height: number): Band[] {
  const pages: Band[] = [];
  let page: Band | undefined;
  for (const line of mergeOverlapping(lines)) {
    if (page && line.bottom - page.top <= height) {
      page.bottom = line.bottom;
      continue;
    }
    for (let top = line.top; top < line.bottom; top += height) {
      page = { top, bottom: Math.min(line.bottom, top + height) };
      pages.push(page);
    }
  }
  return pages;
}

/** Lines beside each other, as in columns and tables, are one as far as they overlap. */
function mergeOverlapping(lines: readonly Band[]): Band[] {
  const merged: Band[] = [];
  for (const { top, bottom } of lines.filter((line) => line.bottom > line.top).toSorted((a, b) => a.top - b.top)) {
    const last = merged.at(-1);
    if (last && top < last.bottom) last.bottom = Math.max(last.bottom, bottom);
    else merged.push({ top, bottom });
  }
  return merged;
}

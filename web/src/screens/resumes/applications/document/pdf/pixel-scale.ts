interface Size {
  width: number;
  height: number;
}

/** Of all pages of a document together: 128 MB of memory. */
const MAX_PIXELS = 32_000_000;
/** Of one page; two that are zoomed far stay sharp. */
const MAX_PAGE_PIXELS = 16_000_000;
/** Beyond this browsers draw nothing. */
const MAX_SIDE = 16_384;

/** Device pixels a point, so that a page is sharp at this width and density, as far as memory allows. */
export function pixelScale(
  paper: Size,
  { width, density, pages }: { width: number; density: number; pages: number },
): number {
  const wanted = (width * density) / paper.width;
  const pixels = Math.min(MAX_PAGE_PIXELS, MAX_PIXELS / pages);
  const byMemory = Math.sqrt(pixels / (paper.width * paper.height));
  const bySide = MAX_SIDE / Math.max(paper.width, paper.height);
  return Math.min(wanted, byMemory, bySide);
}

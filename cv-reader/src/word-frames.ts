import type { Place } from './word-tree.ts';

/** A drawing, or one shape of it. In EMU from the corner of the page; `moves` where it hangs on its paragraph. */
type Frame = Place & { moves: boolean; isGroup: boolean };

/** What stands where Word puts it by default, in EMU. */
const MARGIN = { x: 1_143_000, y: 914_400 };
/** A line of text, in EMU. */
export const LINE = 198_120;
/** The height of a page, in EMU; what stands on the next one stands below. */
const PAGE = 10_692_000;
const OF_UNITS: Record<string, number> = { pt: 12_700, in: 914_400, cm: 360_000, mm: 36_000, px: 9_525 };
const FRAMES = new Set([
  'wp:anchor',
  'wp:inline',
  'wpg:wgp',
  'wps:wsp',
  'pic:pic',
  'v:group',
  'v:shape',
  'v:rect',
  'v:roundrect',
]);

/** Follows the drawings that lie open while a Word file is parsed, in DrawingML and in the VML of before. */
export function followFrames() {
  const open: Frame[] = [];
  let axis: 'x' | 'y' = 'x';
  let pages = 0;
  const emu = (value = '') => Number(value) || 0;
  /** Offsets and sizes that come with a shape of a group; a shape alone stands where its anchor says. */
  const move = (frame: Frame, { x, y, cx, cy }: Record<string, string>, sign: number) => {
    if (cx) Object.assign(frame, { width: emu(cx), height: emu(cy) });
    else if (open.some(({ isGroup }) => isGroup))
      Object.assign(frame, { x: frame.x + sign * emu(x), y: frame.y + sign * emu(y) });
  };
  return {
    open(name: string, attributes: Record<string, string>) {
      const frame = open.at(-1);
      if (FRAMES.has(name)) {
        const inherited = frame ?? { ...MARGIN, width: 0, height: 0, moves: true, isGroup: false };
        open.push({ ...inherited, isGroup: name === 'wpg:wgp', ...placeOfStyle(attributes.style) });
      } else if (!frame) return;
      else if (name === 'wp:positionH' || name === 'wp:positionV') {
        axis = name === 'wp:positionH' ? 'x' : 'y';
        const { relativeFrom = '' } = attributes;
        frame[axis] = relativeFrom === 'page' ? 0 : MARGIN[axis];
        if (axis === 'y') frame.moves = /^(?:paragraph|line)$/.test(relativeFrom);
      } else if (name === 'wp:extent' || name === 'a:off' || name === 'a:ext') move(frame, attributes, 1);
      else if (name === 'a:chOff') move(frame, attributes, -1);
    },
    /** How far the anchor lies from what it is measured from. */
    offset(text: string) {
      const frame = open.at(-1);
      if (frame) frame[axis] += emu(text);
    },
    nextPage() {
      pages += 1;
    },
    close(name: string) {
      if (FRAMES.has(name)) open.pop();
    },
    /** Where the innermost frame stands, in or below the paragraph of this number. */
    place(paragraph: number): Place {
      const { x, y, width, height, moves } = open.at(-1) ?? { ...MARGIN, width: 0, height: 0, moves: true };
      return { x, y: pages * PAGE + (moves ? y + paragraph * LINE : y), width, height };
    },
  };
}

function placeOfStyle(style: string | undefined): Partial<Frame> {
  if (!style) return {};
  const length = (name: string): number | undefined => {
    const match = new RegExp(`(?:^|;)\\s*${name}:(-?[\\d.]+)(pt|in|cm|mm|px)?`).exec(style);
    return match ? Number(match[1]) * (OF_UNITS[match[2] ?? 'px'] ?? 0) : undefined;
  };
  const isOfPage = (axis: string) => style.includes(`mso-position-${axis}-relative:page`);
  const from = (axis: 'x' | 'y', isPage: boolean, by: number | undefined) =>
    by === undefined ? {} : { [axis]: (isPage ? 0 : MARGIN[axis]) + by };
  return {
    ...from('x', isOfPage('horizontal'), length('margin-left')),
    ...from('y', isOfPage('vertical'), length('margin-top')),
    ...(length('width') && { width: length('width') }),
    ...(length('height') && { height: length('height') }),
    moves: !isOfPage('vertical'),
  };
}

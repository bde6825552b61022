import { LINE } from './word-frames.ts';
import { growTree, type Print, type Tag } from './word-tree.ts';

/** The units of RTF, in EMU. */
const TWIP = 635;

export type RtfPages = ReturnType<typeof rtfPages>;

/** What an RTF file lays out as it goes: rows have no beginning there, and a table no end. */
export function rtfPages() {
  const trees = { header: growTree(), body: growTree(), footer: growTree() };
  type Place = { tree: ReturnType<typeof growTree>; inTable: boolean; inRow: boolean };
  let place: Place = { tree: trees.body, inTable: false, inRow: false };
  /** Whether the next words stand in a cell. */
  let inCell = false;
  let paragraphs = 0;
  const shape = { left: 0, top: 0, right: 0, bottom: 0, moves: true };

  const endTable = () => {
    if (place.inRow) endRow();
    if (place.inTable) place.tree.close();
    place.inTable = false;
  };
  const endRow = () => {
    place.tree.close();
    place.tree.close();
    place.inRow = false;
  };
  const startRow = () => {
    if (!place.inTable) place.tree.open('table');
    place.tree.open('tr');
    place.tree.open('td');
    Object.assign(place, { inTable: true, inRow: true });
  };
  const prepare = () => {
    if (inCell && !place.inRow) startRow();
    else if (!inCell && place.inTable && !place.inRow) endTable();
  };
  const go = (tree: Place['tree']) => {
    const from = { place, inCell };
    place = { tree, inTable: false, inRow: false };
    inCell = false;
    return () => {
      endTable();
      tree.endParagraph();
      ({ place, inCell } = from);
    };
  };
  return {
    text(text: string, print: Print) {
      prepare();
      place.tree.text(text, print);
    },
    item() {
      prepare();
      place.tree.paragraph('li');
    },
    endParagraph() {
      if (place.tree === trees.body) paragraphs += 1;
      place.tree.endParagraph();
    },
    /** Page headers and footers. Gives what ends them. */
    enter: (edge: 'header' | 'footer'): (() => void) => go(trees[edge]),
    enterBox(): () => void {
      const { left, top, right, bottom, moves } = shape;
      const { tree } = place;
      const y = top * TWIP + (moves ? paragraphs * LINE : 0);
      tree.open('box', { x: left * TWIP, y, width: (right - left) * TWIP, height: (bottom - top) * TWIP });
      const leave = go(tree);
      const before = paragraphs;
      return () => {
        leave();
        tree.close();
        paragraphs = before;
      };
    },
    command(name: string, number: number) {
      if (name === 'pard') inCell = false;
      else if (name === 'intbl') inCell = true;
      else if (name === 'tab' || name === 'nestcell') place.tree.mark('\t');
      else if (name === 'line') place.tree.mark('\n');
      else if (name === 'cell') {
        if (!place.inRow) startRow();
        place.tree.close();
        place.tree.open('td');
      } else if (name === 'row' && place.inRow) endRow();
      else if (name === 'shpbypage' || name === 'shpbypara') shape.moves = name === 'shpbypara';
      else if (name === 'shpleft') shape.left = number;
      else if (name === 'shptop') shape.top = number;
      else if (name === 'shpright') shape.right = number;
      else if (name === 'shpbottom') shape.bottom = number;
    },
    parts(): Record<'header' | 'body' | 'footer', Tag> {
      endTable();
      return { header: trees.header.root, body: trees.body.root, footer: trees.footer.root };
    },
  };
}

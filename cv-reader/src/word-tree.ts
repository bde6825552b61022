import { CvUnreadable } from './cv-unreadable.ts';

/** Where a text box stands on its page, in units of any size. */
export type Place = { x: number; y: number; width: number; height: number };

/** What the words of a paragraph begin in: points, or 0 where its style says it. */
export type Print = { size: number; bold: boolean };

/**
 * A Word file as few kinds of tags: `p`, `h1` to `h6` and `li` hold text, `table`, `tr` and `td` each other, `box` is a
 * text box, `root` whatever else holds such.
 */
export type Tag = { name: string; children: (Tag | string)[]; place?: Place; print?: Print };

/** Deeper, a file is made to harm; what lies there is read as if it lay at this depth. */
const MAX_DEPTH = 60;
const MAX_TAGS = 300_000;

/** Builds a tree from what a parser meets, in its order. Throws CvUnreadable where it becomes too large. */
export function growTree() {
  const root: Tag = { name: 'root', children: [] };
  const open: { tag: Tag; paragraph: Tag | null }[] = [{ tag: root, paragraph: null }];
  let paragraph: Tag | null = null;
  let [tooDeep, tags] = [0, 0];
  const add = (name: string, place?: Place): Tag => {
    tags += 1;
    if (tags > MAX_TAGS) throw new CvUnreadable('too_large');
    const tag: Tag = { name, children: [], ...(place && { place }) };
    open.at(-1)?.tag.children.push(tag);
    return tag;
  };
  return {
    root,
    paragraph(name: string) {
      paragraph = add(name);
    },
    /** A paragraph begins where there is none. */
    text(text: string, print?: Print) {
      paragraph ??= add('p');
      if (print && text.trim() !== '') paragraph.print ??= { ...print };
      paragraph.children.push(text);
    },
    /** Lines are broken, and tabs set, only inside of a paragraph. */
    mark(mark: '\n' | '\t') {
      paragraph?.children.push(mark);
    },
    /** What the paragraph is, is known only once it has begun. */
    rename(name: string) {
      if (paragraph) paragraph.name = name;
    },
    /** An item of a list may hold a paragraph of its own. */
    endParagraph() {
      if (paragraph?.name !== 'li' || paragraph.children.length > 0) paragraph = null;
    },
    /** A text box stands inside of a paragraph, which goes on after it. */
    open(name: string, place?: Place) {
      if (open.length > MAX_DEPTH) tooDeep += 1;
      else open.push({ tag: add(name, place), paragraph });
      paragraph = null;
    },
    close() {
      if (tooDeep > 0) tooDeep -= 1;
      else if (open.length > 1) {
        const closed = open.pop();
        paragraph = closed?.tag.name === 'box' ? closed.paragraph : null;
      }
    },
  };
}

import { readTags } from './read-tags.ts';
import { growTree, type Tag } from './word-tree.ts';

/** What nobody sees, or nobody says. Scripts and references are never followed. */
const SKIPPED = /^(?:script|style|title|template|noscript|select|datalist|textarea|xml|svg|del|rp|rt)$/;
const HIDDEN =
  /display\s{0,9}:\s{0,9}none|visibility\s{0,9}:\s{0,9}hidden|mso-hide:\s{0,9}all|mso-element:\s{0,9}comment-list/i;
const CONTAINERS: Record<string, string> = { table: 'table', tr: 'tr', td: 'td', th: 'td' };
const HEAD_OR_ITEM = /^(?:h[1-6]|li)$/;
/** Those that begin a line of their own. */
const BLOCKS =
  /^(?:p|div|section|article|header|footer|main|aside|nav|center|form|fieldset|address|blockquote|pre|ul|ol|dl|dt|dd|hr)$/;

/** Reads a web page that calls itself a Word file, or any other. Throws CvUnreadable. */
export function webTree(html: string): Tag {
  const tree = growTree();
  let exact = 0;
  /** A space is one only between two words. */
  let spaced = true;
  readTags(html, {
    xml: false,
    skips: (name, { style = '', hidden }) => SKIPPED.test(name) || hidden !== undefined || HIDDEN.test(style),
    open(name, { style = '' }) {
      const container = CONTAINERS[name];
      const isTab = style.includes('mso-tab-count');
      if (container) tree.open(container);
      else if (HEAD_OR_ITEM.test(name)) tree.paragraph(name);
      else if (BLOCKS.test(name)) tree.endParagraph();
      else if (name === 'br') tree.mark('\n');
      else if (isTab) tree.text('\t');
      else return;
      spaced = true;
      if (name === 'pre') exact += 1;
    },
    text(text) {
      const words = exact > 0 ? text : text.replace(/[ \t\r\n\f]+/g, ' ');
      const kept = spaced && exact === 0 ? words.replace(/^ /, '') : words;
      if (kept === '') return;
      tree.text(kept);
      spaced = kept.endsWith(' ');
    },
    close(name) {
      if (CONTAINERS[name]) tree.close();
      else if (HEAD_OR_ITEM.test(name) || BLOCKS.test(name)) tree.endParagraph();
      else return;
      spaced = true;
      if (name === 'pre') exact -= 1;
    },
  });
  return tree.root;
}

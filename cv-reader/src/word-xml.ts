import { orderBoxes } from './order-boxes.ts';
import { readTags } from './read-tags.ts';
import { followFrames } from './word-frames.ts';
import { growTree, type Place, type Print, type Tag } from './word-tree.ts';

/** A picture in a Word file, by the name that it has there, and how large it is shown. */
export type NamedPicture = Pick<Place, 'width' | 'height'> & { name: string };
/** `chunks`: the names of files of another format that the body takes in. */
export type WordParts = { body: Tag; header: Tag; footer: Tag; pictures: NamedPicture[]; chunks: string[] };

/** What a style makes of its paragraphs: `h1` to `h6` or `li`. */
export type WordStyles = ReadonlyMap<string, string>;

/** Deleted words, sounds beside letters, commands of fields, bytes, and text boxes once more for programs of before 2010. */
const SKIPPED = /^(?:mc:Fallback|w:(?:del|moveFrom|rt|instrText|binData|fonts|lists|styles|[pr]PrChange))$/;
const PARTS: Record<string, 'body' | 'header' | 'footer'> = { 'w:body': 'body', 'w:hdr': 'header', 'w:ftr': 'footer' };
const CONTAINERS: Record<string, string> = { 'w:tbl': 'table', 'w:tr': 'tr', 'w:tc': 'td' };
const MARKS: Record<string, '\n' | '\t'> = { 'w:tab': '\t', 'w:ptab': '\t', 'w:br': '\n', 'w:cr': '\n' };

/** Reads WordprocessingML: a part of a DOCX, a file of Word 2003, or a DOCX in one flat file. Throws CvUnreadable. */
export function wordParts(xml: string, styles: WordStyles = new Map()): WordParts {
  const grown = { body: growTree(), header: growTree(), footer: growTree() };
  const pictures: NamedPicture[] = [];
  const chunks: string[] = [];
  const parts: (keyof typeof grown)[] = [];
  const frames = followFrames();
  let [properties, boxes, paragraphs] = [0, 0, 0];
  let style = 'p';
  let print: Print = { size: 0, bold: false };
  let isHidden = false;
  let reads: 'words' | 'offset' | null = null;
  const tree = () => grown[parts.at(-1) ?? 'body'];

  const onOpen = (name: string, attributes: Record<string, string>) => {
    const container = CONTAINERS[name];
    const mark = MARKS[name];
    if (name === 'w:lastRenderedPageBreak' || (name === 'w:br' && attributes['w:type'] === 'page')) frames.nextPage();
    if (container) tree().open(container);
    else if (name === 'w:p') {
      if (boxes === 0) paragraphs += 1;
      style = 'p';
      tree().paragraph('p');
    } else if (name === 'w:pPr') properties += 1;
    else if (properties > 0) onProperty(name, attributes['w:val'] ?? '');
    else if (mark && !isHidden) tree().mark(mark);
    else if (name === 'w:noBreakHyphen') tree().text('-');
    else if (name === 'w:sym') tree().text(' ');
    else if (name === 'w:r') [print, isHidden] = [{ size: 0, bold: false }, false];
    else if (name === 'w:sz') print.size = (Number(attributes['w:val']) || 0) / 2;
    else if (name === 'w:b') print.bold = isOn(attributes['w:val']);
    else if (name === 'w:vanish') isHidden = isOn(attributes['w:val']);
    else if (name === 'w:t' || name === 'm:t') reads = 'words';
    else if (name === 'wp:posOffset') reads = 'offset';
    else if (name === 'w:txbxContent') {
      boxes += 1;
      tree().open('box', frames.place(paragraphs));
    } else if (name === 'a:blip' || name === 'v:imagedata') {
      const { width, height } = frames.place(paragraphs);
      pictures.push({ name: attributes['r:embed'] ?? attributes['r:id'] ?? attributes.src ?? '', width, height });
    } else if (name === 'w:altChunk') chunks.push(attributes['r:id'] ?? '');
    else frames.open(name, attributes);
  };
  const onProperty = (name: string, value: string) => {
    if (name === 'w:pStyle') style = styles.get(value) ?? 'p';
    // A numbered heading is a heading. Number 0 takes away what the style gives.
    else if ((name === 'w:numId' || name === 'w:ilfo') && !style.startsWith('h')) style = value === '0' ? 'p' : 'li';
    tree().rename(style);
  };
  const onClose = (name: string) => {
    if (CONTAINERS[name] || name === 'w:txbxContent') tree().close();
    if (name === 'w:txbxContent') boxes -= 1;
    else if (name === 'w:p') tree().endParagraph();
    else if (name === 'w:pPr') properties -= 1;
    else if (name === 'w:t' || name === 'm:t' || name === 'wp:posOffset') reads = null;
    else frames.close(name);
  };
  readTags(usuallyNamed(xml), {
    xml: true,
    skips: (name) => SKIPPED.test(name),
    open(name, attributes) {
      if (PARTS[name]) parts.push(PARTS[name]);
      else if (parts.length > 0) onOpen(name, attributes);
    },
    text(text) {
      if (reads === 'words' && !isHidden) tree().text(text, print);
      else if (reads === 'offset') frames.offset(text);
    },
    close(name) {
      if (PARTS[name]) parts.pop();
      else if (parts.length > 0) onClose(name);
    },
  });
  const { body, header, footer } = grown;
  for (const { root } of [body, header, footer]) orderBoxes(root);
  return { body: body.root, header: header.root, footer: footer.root, pictures, chunks };
}

const isOn = (value = ''): boolean => !/^(?:0|false|off)$/.test(value);

/** Out of `styles.xml`. Each language of Word has names of its own for headings, and the same ones in the file. */
export function wordStyles(xml: string): WordStyles {
  const styles = new Map<string, string>();
  let style = '';
  readTags(usuallyNamed(xml), {
    xml: true,
    skips: () => false,
    open(name, attributes) {
      const value = attributes['w:val'] ?? '';
      if (name === 'w:style') style = attributes['w:styleId'] ?? '';
      else if (name === 'w:name' && /^heading [1-6]$/i.test(value)) styles.set(style, `h${value.at(-1)}`);
      else if (name === 'w:numId' && value !== '0' && !styles.has(style)) styles.set(style, 'li');
    },
  });
  return styles;
}

/** Some programs give Word's own names another prefix than `w`. */
function usuallyNamed(xml: string): string {
  const [, prefix = 'w'] = /xmlns:([\w-]+)="[^"]*\/wordprocessingml\//.exec(xml.slice(0, 8_192)) ?? [];
  if (prefix === 'w') return xml;
  return xml.replaceAll(`<${prefix}:`, '<w:').replaceAll(`</${prefix}:`, '</w:').replaceAll(` ${prefix}:`, ' w:');
}

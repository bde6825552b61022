import { parseAsync, renderDocument } from 'docx-preview';
import type { Band } from './page-slices.ts';
import { refuseHugeWord } from './word-limits.ts';

/** A Word file as a page of its own, and its measures in that page's pixels. */
export interface WordLayout {
  /** For a sandboxed frame; brings its own content security policy. */
  html: string;
  width: number;
  height: number;
  /** Words and pictures, without the sheet's margins. */
  content: { left: number; right: number };
  lines: Band[];
}

/** Of the frame, in pixels; thirty sheets of A4 are 34,000. */
const MAX_WIDTH = 3_000;
const MAX_HEIGHT = 40_000;
/** Nothing runs and nothing is fetched; pictures stand in the file. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
const HEAD = `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}">
<style>html{color-scheme:light;background:#fff}html,body{margin:0;overflow:hidden}section{margin:0 auto;background:#fff}</style>`;

/** What could take somebody elsewhere, or ask for words; the library makes some of them from parts of the file. */
const UNWANTED =
  'iframe, frame, object, embed, form, input, button, textarea, select, script, link, meta, base, portal';

/**
 * Lays a Word file out. A stranger's styles reach wherever they stand, so they never stand in the application's page: the
 * file is measured in a frame that nobody sees, and shown in another one that has no origin.
 *
 * Null where nothing of it is seen, as with a web page in Word's wrapping. Throws where the file is damaged or larger than
 * a CV can be.
 */
export async function layOutWord(bytes: ArrayBuffer): Promise<WordLayout | null> {
  await refuseHugeWord(bytes);
  const nodes = await draw(bytes);
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-same-origin');
  frame.setAttribute('aria-hidden', 'true');
  frame.inert = true;
  frame.style.cssText = 'position:fixed;left:-20000px;top:0;width:1200px;height:1200px;border:0;visibility:hidden';
  frame.srcdoc = HEAD;
  try {
    const page = await opened(frame);
    page.body.append(...nodes);
    for (const unwanted of page.body.querySelectorAll(UNWANTED)) unwanted.remove();
    for (const link of page.body.querySelectorAll('a')) link.removeAttribute('href');
    await Promise.allSettled([...page.images].map((image) => image.decode()));
    // The library sizes shapes in the frame after the one in which they came.
    await nextFrame();
    await nextFrame();
    return measure(page);
  } finally {
    frame.remove();
  }
}

async function draw(bytes: ArrayBuffer): Promise<Node[]> {
  const options = {
    inWrapper: false,
    ignoreLastRenderedPageBreak: true,
    ignoreFonts: true,
    renderAltChunks: false,
    useBase64URL: true,
  };
  return renderDocument(await parseAsync(bytes, options), options);
}

const opened = (frame: HTMLIFrameElement): Promise<Document> =>
  new Promise((resolve, reject) => {
    frame.onload = () => (frame.contentDocument ? resolve(frame.contentDocument) : reject(new Error('no frame')));
    document.body.append(frame);
  });

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function measure(page: Document): WordLayout | null {
  const sections = [...page.body.children].filter((child) => child.localName === 'section');
  const width = Math.min(MAX_WIDTH, Math.ceil(Math.max(...sections.map((section) => section.scrollWidth))));
  // As wide as the widest sheet, so that everything stands where the shown frame will have it.
  page.documentElement.style.width = `${width}px`;
  const bottom = Math.ceil(sections.at(-1)?.getBoundingClientRect().bottom ?? 0);
  const height = Math.min(MAX_HEIGHT, bottom);
  const boxes = boxesOf(page).filter((box) => box.right > 0 && box.left < width && box.bottom > 0 && box.top < height);
  if (boxes.length === 0) return null;
  return {
    html: HEAD + page.documentElement.outerHTML,
    width,
    height,
    content: {
      left: Math.max(0, Math.min(...boxes.map((box) => box.left))),
      right: Math.min(width, Math.max(...boxes.map((box) => box.right))),
    },
    lines: boxes.map(({ top, bottom }) => ({ top: Math.max(0, top), bottom: Math.min(height, bottom) })),
  };
}

/** Of each line of text and each picture. */
function boxesOf(page: Document): DOMRect[] {
  const boxes = [...page.querySelectorAll('img, svg')].map((picture) => picture.getBoundingClientRect());
  const words = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    if (node.parentElement?.localName === 'style' || node.nodeValue?.trim() === '') continue;
    range.selectNodeContents(node);
    boxes.push(...range.getClientRects());
  }
  return boxes;
}

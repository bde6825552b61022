// Which file is made of whom, in which layout, by which maker. Each maker's files are half open, a quarter for choosing
// and a quarter final; a person's files are all in one part.

import { htmlLayouts } from './draw/html.mjs';
import { latexLayouts } from './draw/latex.mjs';
import { photoKinds } from './draw/pictures.mjs';
import { ghostscript, qpdf } from './draw/resaved.mjs';
import { webDocLayouts } from './draw/web-doc.mjs';
import { writerLayouts } from './draw/writer.mjs';
import { diceOf } from './people/dice.mjs';
import { people, SEED } from './people/people.mjs';

const names = (layouts) => Object.keys(layouts);
const print = { html: htmlLayouts, latex: latexLayouts, writer: writerLayouts, web: webDocLayouts };
/** A picture shows one page, and columns of the narrowest kind are lost on a telephone. */
const short = ['single', 'left-bar', 'right-bar', 'stacked', 'icons', 'spread'];

const makers = [
  { maker: 'latex', files: 40, from: names(latexLayouts).map((name) => ['latex', name]), ending: 'pdf' },
  { maker: 'writer-pdf', files: 18, from: names(writerLayouts).map((name) => ['writer', name]), ending: 'pdf' },
  { maker: 'writer-docx', files: 18, from: names(writerLayouts).map((name) => ['writer', name]), ending: 'docx' },
  { maker: 'writer-doc', files: 15, from: names(writerLayouts).map((name) => ['writer', name]), ending: 'doc' },
  { maker: 'writer-rtf', files: 15, from: names(writerLayouts).map((name) => ['writer', name]), ending: 'rtf' },
  { maker: 'chromium', files: 24, from: names(htmlLayouts).map((name) => ['html', name]), ending: 'pdf' },
  {
    maker: 'ghostscript',
    files: 16,
    from: [...short.map((name) => ['html', name]), ['latex', 'bulleted'], ['latex', 'dingbats'], ['writer', 'tabs']],
    kinds: names(ghostscript),
    ending: 'pdf',
  },
  {
    maker: 'qpdf',
    files: 16,
    from: [
      ['html', 'right-bar'],
      ['latex', 'moderncv-classic'],
      ['writer', 'one-table'],
      ['html', 'stacked'],
      ['latex', 'icon-line'],
    ],
    kinds: names(qpdf),
    ending: 'pdf',
  },
  { maker: 'web-doc', files: 16, from: names(webDocLayouts).map((name) => ['web', name]), ending: 'doc' },
  {
    maker: 'picture-docx',
    files: 15,
    from: [...short.map((name) => ['html', name]), ['latex', 'bulleted'], ['writer', 'one-table']],
    ending: 'docx',
  },
  {
    maker: 'photo',
    files: 18,
    from: [
      ...short.slice(0, 4).map((name) => ['html', name]),
      ['latex', 'icon-line'],
      ['latex', 'letterspaced'],
      ['writer', 'tabs'],
    ],
    kinds: names(photoKinds),
    ending: 'jpg',
  },
  {
    maker: 'screenshot',
    files: 16,
    from: [...short, 'cells', 'numbered'].map((name) => ['html', name]),
    ending: 'jpg',
  },
];

const columns = /columns|bar$|side-boxes/;
const tables = /cells|table/;
const classOf = (layout) =>
  columns.test(layout)
    ? 'two columns'
    : tables.test(layout)
      ? 'table'
      : layout === 'text-boxes'
        ? 'text boxes'
        : 'one column';
const isLatin = (person) => person.language === 'en' && person.id !== 'o-nguyen';
const partOf = (nth, files) =>
  nth < Math.round(files / 2) ? 'open' : nth < Math.round((files * 3) / 4) ? 'choosing' : 'final';

const dice = diceOf(`${SEED} plan`);
const queues = Object.fromEntries(
  ['open', 'choosing', 'final'].map((part) => [part, dice.shuffled(people.filter((person) => person.part === part))]),
);

/** The next in the queue of a part who suits; whoever is taken goes to its end. */
function nextOf(part, suits) {
  const at = queues[part].findIndex(suits);
  const [person] = queues[part].splice(at, 1);
  queues[part].push(person);
  return person;
}

export const plan = makers.flatMap(({ maker, files, from, kinds, ending }) => {
  // Layouts come in turn, and parts by chance, so that no layout is of one part only.
  const parts = dice.shuffled(Array.from({ length: files }, (_, nth) => partOf(nth, files)));
  return parts.map((part, nth) => {
    const [source, layout] = from[nth % from.length];
    const drawing = print[source][layout];
    const person = nextOf(part, drawing.latin ? isLatin : () => true);
    const kind = kinds?.[nth % kinds.length];
    // Web sites that write RTF often call it .doc.
    const extension = ending === 'rtf' && nth % 3 === 2 ? 'doc' : ending;
    const file = `${[maker, person.id, layout, kind].filter(Boolean).join('--')}.${extension}`;
    return { file, part, maker, person, source, layout, kind, class: classOf(layout), drawing, ending };
  });
});

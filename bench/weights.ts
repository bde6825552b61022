// What a browser downloads, gzip, from the manifest of the last web build: JavaScript and CSS, each file once.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { sum } from './lib/figures.ts';
import { present, type Row } from './lib/rows.ts';

const dist = new URL('../web/dist/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', dist);

/** Of the language that has more of them. */
const WORDS = '../contract/texts/apply-script.zh-CN.json';

/** What each page needs beside the entry, as its route table says. */
const pages = [
  {
    what: 'login: JavaScript + CSS, gzip',
    sources: ['index.html', 'src/screens/account/login.tsx', 'src/locales/zh-CN/account.json'],
    budget: 130,
  },
  {
    what: 'shell + resume list: JavaScript + CSS, gzip',
    sources: [
      'index.html',
      'src/app/behind-login.ts',
      'src/screens/resumes/applications.tsx',
      'src/locales/zh-CN/resumes.json',
      'src/locales/zh-CN/ui.json',
    ],
    budget: 190,
  },
  // For phones, and the one page that has to win over a person who is only passing.
  { what: 'pages for candidates: JavaScript + CSS, gzip', sources: ['src/public/apply.ts', WORDS], budget: 15 },
];
const LATER_CHUNK = 60;
/** Readers of foreign file formats, loaded when a CV is opened (docs/decisions). */
const viewers = /pdf|docx/;

/** What Vite writes of a module: its file, and what it loads at once. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

/** @returns rows of the bench table */
export function weighPages(): Row[] {
  if (!existsSync(manifestFile)) throw new Error('web/dist is not built: npm run build');
  const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
  const rows = pages.map(({ what, sources, budget }) => {
    const kilobytes = sum([...filesOf(manifest, sources)].map(weigh));
    return weightRow(what, kilobytes, budget);
  });
  const first = filesOf(
    manifest,
    pages.flatMap(({ sources }) => sources),
  );
  const later = [...new Set(Object.values(manifest).map(({ file }) => file))]
    .filter((file) => file.endsWith('.js') && !first.has(file))
    .map((file) => ({ file, kilobytes: weigh(file) }))
    .sort((one, other) => other.kilobytes - one.kilobytes);
  const heaviest = present(
    later.find(({ file }) => !viewers.test(file)),
    'later chunk',
  );
  const viewer = later.filter(({ file }) => viewers.test(file));
  return [
    ...rows,
    weightRow(`heaviest later chunk (${nameOf(heaviest.file)})`, heaviest.kilobytes, LATER_CHUNK),
    ...viewer
      .filter(({ kilobytes }) => kilobytes > LATER_CHUNK)
      .map(({ file, kilobytes }) => ({
        what: `document viewer (${nameOf(file)})`,
        measured: `${kilobytes.toFixed(1)} kB`,
      })),
  ];
}

/** The files of these sources and of everything that they import at once. */
function filesOf(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is not in the manifest of the web build`);
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const source of sources) visit(source);
  return files;
}

const weigh = (file: string): number =>
  gzipSync(readFileSync(fileURLToPath(new URL(file, dist))), { level: 9 }).length / 1000;
const nameOf = (file: string): string => file.replace(/^assets\//, '');
const weightRow = (what: string, kilobytes: number, budget: number): Row => ({
  what,
  measured: `${kilobytes.toFixed(1)} kB`,
  ratio: kilobytes / budget,
  budget: `≤ ${budget} kB`,
  met: kilobytes <= budget,
});

import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@qinghe/contract/texts/say.ts';

const MANIFEST = join(import.meta.dirname, '../../../web/dist/.vite/manifest.json');

const VERSION = join(import.meta.dirname, '../../../web/dist/version.json');

/** Names the web build that this server hands out; undefined before one is made. */
export function currentBuild(): string | undefined {
  return existsSync(VERSION) ? (JSON.parse(readFileSync(VERSION, 'utf8')) as { build: string }).build : undefined;
}

export interface PageAssets {
  script: string | undefined;
  styles: string[];
  /** What the script asks for at once: the files that it imports, and its sentences in the page's language. */
  ahead: string[];
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}
type Manifest = Partial<Record<string, Chunk>>;

/** Addresses of a built entry's script, if it has one, and styles for pages that the server renders; none before the web is built. */
export function pageAssets(entry: string, locale: Locale): PageAssets {
  const manifest = readManifest();
  const files = chunksBefore(manifest, entry)
    .flatMap(({ file, css = [] }) => [file, ...css])
    .map(toAddress);
  const [script, ...imported] = files.filter((file) => file.endsWith('.js'));
  const words = script && manifest[`../contract/texts/apply-script.${locale}.json`]?.file;
  return {
    script,
    styles: files.filter((file) => file.endsWith('.css')),
    ahead: [...imported, ...(words ? [toAddress(words)] : [])],
  };
}

const toAddress = (file: string): string => `/${file}`;

/** An entry's own file, and all that is there before it runs. */
function chunksBefore(manifest: Manifest, entry: string): Chunk[] {
  const names = new Set([entry]);
  for (const name of names) for (const imported of manifest[name]?.imports ?? []) names.add(imported);
  return [...names].flatMap((name) => manifest[name] ?? []);
}

let read: { at: number; manifest: Manifest } | undefined;

/** Read once, and again after each build of the web: to parse it takes longer than to render a page. */
function readManifest(): Manifest {
  const at = statSync(MANIFEST, { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined) return {};
  if (read?.at !== at) read = { at, manifest: JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest };
  return read.manifest;
}

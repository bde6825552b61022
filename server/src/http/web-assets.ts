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
  /** What the script asks for at once: its sentences in the page's language. */
  words: string | undefined;
}

type Manifest = Partial<Record<string, { file: string; css?: string[] }>>;

/** Addresses of a built entry's script, if it has one, and styles for pages that the server renders; none before the web is built. */
export function pageAssets(entry: string, locale: Locale): PageAssets {
  const manifest = readManifest();
  const built = manifest[entry];
  const files = built ? [...(built.css ?? []), built.file].map((file) => `/${file}`) : [];
  const script = files.find((file) => file.endsWith('.js'));
  const words = script && manifest[`../contract/texts/apply-script.${locale}.json`]?.file;
  return { script, styles: files.filter((file) => file.endsWith('.css')), words: words && `/${words}` };
}

let read: { at: number; manifest: Manifest } | undefined;

/** Read once, and again after each build of the web: to parse it takes longer than to render a page. */
function readManifest(): Manifest {
  const at = statSync(MANIFEST, { throwIfNoEntry: false })?.mtimeMs;
  if (at === undefined) return {};
  if (read?.at !== at) read = { at, manifest: JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest };
  return read.manifest;
}

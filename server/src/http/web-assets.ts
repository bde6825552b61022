import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../../../web/dist/.vite/manifest.json');

const VERSION = join(import.meta.dirname, '../../../web/dist/version.json');

/** Names the web build that this server hands out; undefined before one is made. */
export function currentBuild(): string | undefined {
  return existsSync(VERSION) ? (JSON.parse(readFileSync(VERSION, 'utf8')) as { build: string }).build : undefined;
}

export interface PageAssets {
  script: string | undefined;
  styles: string[];
}

/** Addresses of a built entry's script, if it has one, and styles for pages that the server renders; none before the web is built. */
export function pageAssets(entry: string): PageAssets {
  if (!existsSync(MANIFEST)) return { script: undefined, styles: [] };
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string; css?: string[] }>;
  const built = manifest[entry];
  const files = built ? [...(built.css ?? []), built.file].map((file) => `/${file}`) : [];
  return {
    script: files.find((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

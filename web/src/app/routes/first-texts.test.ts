import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from './all.ts';
import { isScreen } from './core.ts';
import type { RouteEntry } from './route.ts';

const WEB = resolve(import.meta.dirname, '../../..');
/** They come with every page. */
const EVERYWHERE = ['common', 'shell'];

const IMPORTED = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm;
const ASKED = /useTranslation\(\s*(\[[^\]]*\]|'[^']*')/g;
const BY_NAME = /\bt\(\s*['`](\w+):/g;

const read = new Map<string, { imports: string[]; texts: string[] }>();
function look(file: string) {
  const known = read.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  const imports = [...source.matchAll(IMPORTED)].map(([, path = '']) => resolve(dirname(file), path));
  const asked = [...source.matchAll(ASKED)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  const found = { imports, texts: [...asked, ...[...source.matchAll(BY_NAME)].map(([, name = '']) => name)] };
  read.set(file, found);
  return found;
}

/** Files of a screen in the source of its row: all that it needs before it is drawn, without what it fetches later. */
function filesOf(entry: RouteEntry): Set<string> {
  const [, path = ''] = /"(\/[^"]+\.tsx)"/.exec(entry.screen.toString()) ?? [];
  const files = new Set([path.startsWith(WEB) ? path : resolve(WEB, `../${path}`)]);
  for (const file of files) for (const imported of look(file).imports) files.add(imported);
  return files;
}

// What waits for its texts when it is drawn first is a skeleton until they are there, and then drawn when nothing else is to do:
// on a slow machine seconds after all that it needs has come.
test.each(routes.filter(isScreen).map((entry) => [entry.path, entry] as const))(
  '%s names all the texts that it is drawn with',
  (_path, entry) => {
    const named = [...EVERYWHERE, ...(entry.texts ?? [])];
    const missing = [...filesOf(entry)].flatMap((file) =>
      look(file)
        .texts.filter((name) => !named.includes(name))
        .map((name) => `${name} ${file.slice(WEB.length)}`),
    );
    expect(missing).toEqual([]);
  },
);

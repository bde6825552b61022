import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { contractWeight } from './contract-weight.ts';

/** The only screens that may check what was typed before the server does. */
const screensWithSchemas = ['jobs/publish-campus.tsx', 'jobs/publish-internship.tsx'];

const web = fileURLToPath(new URL('..', import.meta.url));
const tables = join(web, 'src/app/routes');

/** What the tables of routes fetch; what a screen loads later, such as a dialog, is none of them. */
const ofRoutes = new Set(
  readdirSync(tables)
    .map((file) => readFileSync(join(tables, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/import\('.*\/screens\/(.+)'\)/g)].map(([, file = '']) => file)),
);
const screenOf = (file: string | null): string => file?.replace(/^.*\/screens\//, '') ?? '';

test('no screen but those on the list loads the validation library', async () => {
  const chunks = await bundleScreens();
  const screens = chunks.filter(({ facadeModuleId }) => ofRoutes.has(screenOf(facadeModuleId)));
  expect(screens.length).toBe(ofRoutes.size);
  const loading = screens
    .filter((screen) => reach(chunks, screen).some(holdsZod))
    .map(({ facadeModuleId }) => screenOf(facadeModuleId));
  expect(loading).toEqual(screensWithSchemas);
}, 60_000);

/** The application as the browser gets it, of which only our own modules and zod are followed. */
async function bundleScreens(): Promise<Rolldown.OutputChunk[]> {
  const result = await build({
    root: web,
    configFile: false,
    logLevel: 'error',
    plugins: [contractWeight()],
    define: { __BUILD_ID__: '""' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: `${web}src/main.tsx`,
        external: (id) => /^[@a-z]/.test(id) && !/^(@qinghe\/|zod|vite)/.test(id),
      },
    },
  });
  return (result as Rolldown.RolldownOutput).output.filter((part) => part.type === 'chunk');
}

/** A chunk and every other one that is loaded with it. */
function reach(chunks: Rolldown.OutputChunk[], from: Rolldown.OutputChunk): Rolldown.OutputChunk[] {
  const found = new Set([from]);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = chunks.find(({ fileName }) => fileName === name);
      if (imported) found.add(imported);
    }
  }
  return [...found];
}

const holdsZod = ({ modules }: Rolldown.OutputChunk): boolean =>
  Object.entries(modules).some(([id, module]) => id.includes('node_modules/zod/') && module.renderedLength > 0);

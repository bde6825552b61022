import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildId, versionFile } from './build/build-id.ts';
import { chunksByStage } from './build/chunks.ts';
import { clientLinks } from './build/client-links.ts';
import { contractWeight } from './build/contract-weight.ts';
import { earlyScript } from './build/early-script.ts';
import { fillsScript } from './build/fills.ts';
import { floor } from './build/floor.ts';
import { packedFiles } from './build/packed-files.ts';
import { preloadAgain } from './build/preload-again.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const build = buildId([folder('./src'), folder('./static'), folder('../contract')]);
const server = process.env.SERVER_URL ?? 'http://localhost:3000';

const early = folder('./src/app/early.ts');
const login = folder('./src/screens/account/login.tsx');
const shell = folder('./src/app/behind-login.ts');
const desk = folder('./src/screens/resumes/applications.tsx');
const later = folder('./src/screens/resumes/applications/panes/workbench.tsx');

/** What is fetched together, in the order in which it is needed. */
const stages = [
  { chunk: 'start', neededBy: [early] },
  { chunk: 'base', neededBy: [folder('./src/main.tsx')] },
  { chunk: 'base', neededBy: [login, shell] },
  { chunk: 'base', neededBy: [login, desk] },
  { chunk: 'entrance', neededBy: [login] },
  { chunk: 'shell', neededBy: [shell] },
  { chunk: 'desk', neededBy: [desk] },
  { chunk: 'later', neededBy: [later] },
];

export default defineConfig({
  root: folder('.'),
  // `src/public/` holds the public pages' own entry; files served as they are lie in `static/`.
  publicDir: folder('./static'),
  plugins: [
    react(),
    clientLinks(),
    contractWeight(),
    versionFile(build),
    earlyScript(early),
    fillsScript(folder('./src/fills/fills.ts')),
    packedFiles(),
    preloadAgain(),
  ],
  define: { __BUILD_ID__: JSON.stringify(build) },
  worker: { format: 'es' },
  build: {
    outDir: folder('./dist'),
    emptyOutDir: true,
    // The server finds the public pages' script and styles in it.
    manifest: true,
    target: [...floor],
    // Fonts as data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        main: folder('./index.html'),
        early,
        apply: folder('./src/public/apply.ts'),
        list: folder('./src/public/list.css'),
      },
      output: {
        // Names of later files stand in the first one, and a hash is what cannot be packed: 42 bits tell two builds apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        entryFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          // A module goes where it is needed first; its own imports find their places by themselves.
          includeDependenciesRecursively: false,
          groups: [
            { name: chunksByStage(stages, { apart: folder('./src/public/apply.ts') }) },
            // The description's editor, in files of at most 60 kB (gzip).
            {
              name: 'editor',
              test: /node_modules\/(@tiptap|prosemirror-|orderedmap|rope-sequence|w3c-keyname)/,
              maxSize: 560_000,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/platform': server,
      '/files': server,
      '/jobs': server,
      '/sitemap': server,
      '/robots.txt': server,
      '/brochures': server,
      '/talks': server,
      '/fairs': server,
      '/companies': server,
      '/people': server,
      '/server': server,
      // People get the page, programs the JSON.
      '/healthz': {
        target: server,
        bypass: ({ headers }) => (headers.accept?.includes('text/html') ? '/index.html' : null),
      },
      '/realtime': { target: server, ws: true },
    },
  },
});

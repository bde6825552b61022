import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildId, versionFile } from './build/build-id.ts';
import { contractWeight } from './build/contract-weight.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const build = buildId([folder('./src'), folder('./static'), folder('../contract')]);
const server = process.env.SERVER_URL ?? 'http://localhost:3000';

export default defineConfig({
  root: folder('.'),
  // `src/public/` holds the public pages' own entry; files served as they are lie in `static/`.
  publicDir: folder('./static'),
  plugins: [react(), contractWeight(), versionFile(build)],
  define: { __BUILD_ID__: JSON.stringify(build) },
  build: {
    outDir: folder('./dist'),
    emptyOutDir: true,
    // The server finds the public pages' script and styles in it.
    manifest: true,
    target: 'es2022',
    // Fonts as data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { main: folder('./index.html'), apply: folder('./src/public/apply.ts') },
      output: {
        codeSplitting: {
          groups: [
            // By itself: beside anything else it would bring all of that to the public pages, which use it too.
            { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'router', test: /node_modules\/react-router\// },
            { name: 'query', test: /node_modules\/@tanstack\/(query-core|react-query)\// },
            { name: 'text', test: /node_modules\/(i18next|react-i18next)\// },
            // Comboboxes and tag fields of forms.
            { name: 'library', test: /node_modules\/(@mantine|@floating-ui)\// },
            // The description's editor, beside its form: each below 60 kB, loaded with it and not before.
            { name: 'editor-view', test: /node_modules\/prosemirror-(view|model)\// },
            { name: 'editor-steps', test: /node_modules\/(prosemirror-|orderedmap|rope-sequence|w3c-keyname)/ },
            { name: 'editor-kit', test: /node_modules\/@tiptap\// },
            // What every page uses, in one file: many small ones compress worse and cost a request each.
            {
              name: 'base',
              test: /(@tabler\/icons-react\/dist\/esm\/(create|default)|web\/src\/(lib\/(?!captcha|realtime|query)|locales\/zh-CN\/(common|shell)|ui\/(button|key|dialog|toast|menu|page|field|skip-link|progress-bar|state)\/|app\/(plain-frame|shell\/(brand|choices))))/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/files': server,
      '/jobs': server,
      // People get the page, programs the JSON.
      '/healthz': {
        target: server,
        bypass: ({ headers }) => (headers.accept?.includes('text/html') ? '/index.html' : null),
      },
      '/realtime': { target: server, ws: true },
    },
  },
});

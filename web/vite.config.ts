import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildId, versionFile } from './build/build-id.ts';
import { contractWeight } from './build/contract-weight.ts';
import { earlyScript } from './build/early-script.ts';
import { packedFiles } from './build/packed-files.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const build = buildId([folder('./src'), folder('./static'), folder('../contract')]);
const server = process.env.SERVER_URL ?? 'http://localhost:3000';

export default defineConfig({
  root: folder('.'),
  // `src/public/` holds the public pages' own entry; files served as they are lie in `static/`.
  publicDir: folder('./static'),
  plugins: [react(), contractWeight(), versionFile(build), earlyScript(folder('./src/app/early.ts')), packedFiles()],
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
      input: {
        main: folder('./index.html'),
        early: folder('./src/app/early.ts'),
        apply: folder('./src/public/apply.ts'),
      },
      output: {
        codeSplitting: {
          groups: [
            // By themselves: beside anything else they would bring all of that to the public pages, which use them too.
            { name: 'preload', test: /vite\/preload-helper|web\/src\/lib\/new-key/, priority: 1 },
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
            // What the script that runs first needs, and nothing of what comes after it.
            {
              name: 'start',
              test: /contract\/endpoint\.ts|contract\/(formats|(account|company|home)\/endpoints|resumes\/(endpoints|stages))\.ts\?screen|web\/src\/(app\/(routes|match-address)|lib\/(early-answers|prepare-request|storage-keys|i18n\/text-files)|domains\/resumes\/api\/list-input|screens\/resumes\/applications\/(filters|last-place))\.ts/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // Schemas weigh only on the forms that want them: apart from what screens need of the contract.
            { name: 'schemas', test: /node_modules\/zod\/|contract\/.+\.ts$/, priority: 1 },
            // Small ones that the frame and the desk want together.
            {
              name: 'calls',
              test: /contract\/(realtime|(dict|settings)\/endpoints|resumes\/(bulk|notes|saved-filters))\.ts\?screen/,
              priority: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: (id) => /contract\/(.+)\.ts/.exec(id)?.[1]?.replaceAll('/', '-') ?? null,
              test: /contract\/.+\.ts\?screen/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What every page uses, in one file: many small ones compress worse and cost a request each.
            {
              name: 'base',
              test: /(@tabler\/icons-react\/dist\/esm\/(create|default)|web\/src\/(lib\/(?!captcha|realtime|query)|locales\/zh-CN\/(common|shell)|ui\/(button|key|dialog|toast|menu|page|field|skip-link|progress-bar|state)\/|ui\/tabs\/choice-tabs|domains\/(ops\/api\/fetch-health|account\/api\/log-out)|app\/(plain-frame|shell\/(brand|choices))))/,
            },
            // The frame behind the login with what its screens share, and the desk: a file each.
            {
              name: 'shell',
              test: /web\/src\/(app\/(shell\/|load-session|behind-login)|ui\/(?!library|section|stat)|lib\/(relative-time|query-client)|domains\/(account|company|ops)\/api\/(get-user-info|check-info|get-company-info|business-overview|get-health|fetch-health))/,
            },
            {
              name: 'desk',
              test: /node_modules\/@tanstack\/(virtual|react-virtual)|web\/src\/(screens\/resumes\/applications\/(?!bulk-dialog|bulk-messages|board|pdf-view|docx-view|picture-view|text-view|shortcuts|correction-dialog|tag-dialog|pointed-mark|printing)|domains\/resumes\/api\/)/,
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

/**
 * The import rules of docs/architecture.md. scripts/checks/boundaries.test.ts plants a breach of each one.
 * Imports of types count too: who needs to know a type knows the thing.
 */

const domain = '^server/src/domains/';
const pure = `${domain}.+[/-](rules|access)\\.ts$`;
const tests = '\\.test\\.tsx?$|^(server|web)/test/|^cv-reader/corpus/|^e2e/|^bench/|^scripts/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-imports-zod-alone',
      comment: 'Both sides load the contract: whatever it needs, they would need.',
      severity: 'error',
      from: { path: '^contract/', pathNot: tests },
      to: { pathNot: ['^contract/', 'node_modules/zod/'] },
    },
    {
      name: 'cv-reader-knows-contract-alone',
      comment: 'Bytes in, fields with their places out: it knows no server, no database and no page.',
      severity: 'error',
      from: { path: '^cv-reader/', pathNot: tests },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'cv-reader-is-met-at-its-index',
      comment: 'Others see readCv and recogniseCv, and the shape of what OCR hands in.',
      severity: 'error',
      from: { path: '^(server|web)/', pathNot: tests },
      to: { path: '^cv-reader/', pathNot: '^cv-reader/src/(index|ocr)\\.ts$' },
    },
    {
      name: 'web-does-not-know-server',
      comment: 'They meet in the contract.',
      severity: 'error',
      from: { path: '^web/', pathNot: tests },
      to: { path: '^server/' },
    },
    {
      name: 'server-does-not-know-web',
      comment: 'They meet in the contract.',
      severity: 'error',
      from: { path: '^server/', pathNot: tests },
      to: { path: '^web/' },
    },
    {
      name: 'domains-meet-at-index',
      comment: 'A domain calls another one through the functions of its index.ts, which say what they promise.',
      severity: 'error',
      from: { path: `${domain}([^/]+)/`, pathNot: tests },
      to: { path: domain, pathNot: [`${domain}$1/`, `${domain}[^/]+/index\\.ts$`] },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules and access are decided from what is handed in, so that they can be tested without anything else.',
      severity: 'error',
      from: { path: pure },
      to: { path: '^server/src/(db|http|providers|tasks|realtime)/' },
    },
    {
      name: 'rules-need-no-node',
      comment: 'The clock, the disk and the network come in as arguments.',
      severity: 'error',
      from: { path: pure },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sql-lives-in-queries',
      comment:
        'SQL stands in queries.ts (or <topic>-queries.ts); the queue and the event log are stores of their own. ' +
        'A type, such as the pool that is handed on, writes no SQL.',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: [
          tests,
          `${domain}.+[/-]queries\\.ts$`,
          '^server/src/(outside|casework|site)/.+-queries\\.ts$',
          '^server/src/(db|tasks|realtime)/',
        ],
      },
      to: { path: 'node_modules/(kysely|pg|pg-boss)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'foundation-knows-no-domain',
      comment:
        'Domains stand on providers, http, db, tasks, realtime, outside and casework; app.ts puts the two together.',
      severity: 'error',
      from: { path: '^server/src/(providers|http|db|tasks|realtime|outside|casework|pages)/', pathNot: tests },
      to: { path: `${domain}|^server/src/site/` },
    },
    {
      name: 'site-stands-above-domains',
      comment: 'Pages for candidates are made of what domains say at their index.ts; no domain knows how it is shown.',
      severity: 'error',
      from: { path: '^server/src/site/', pathNot: tests },
      to: { path: domain, pathNot: `${domain}[^/]+/index\\.ts$` },
    },
    {
      name: 'nobody-but-the-app-knows-the-site',
      comment: 'What a page shows would otherwise be reached from below.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: [tests, '^server/src/(site/|app\\.ts|all-domains\\.ts)'] },
      to: { path: '^server/src/site/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'The design system and the client serve every screen alike.',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/', pathNot: tests },
      to: { path: '^web/src/(domains|screens|app)/' },
    },
    {
      name: 'lib-needs-no-ui',
      comment: 'What asks and decides draws nothing: the app hands in how it is shown.',
      severity: 'error',
      from: { path: '^web/src/lib/', pathNot: tests },
      to: { path: '^web/src/ui/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'production-needs-no-tests',
      comment: 'What is shipped must run without what tests it.',
      severity: 'error',
      from: { path: '^(contract|cv-reader|server/src|web)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'every-import-is-found',
      comment: 'An import that the checker cannot follow would escape every other rule.',
      severity: 'error',
      from: {},
      // numfmt names files for `require` and `types` that it does not have; Node finds it by `default`.
      to: { couldNotResolve: true, pathNot: '^numfmt$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|\\.build)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.d.ts'],
    },
  },
};

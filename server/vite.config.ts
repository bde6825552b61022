import { dirname, join, relative, sep } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

// npm run build: the server as `npm run serve` runs it. Its 1,500 modules, and those of some packages, become one file for
// each dynamic import: half of a start was spent on finding and opening them. Nothing is minified, traces name functions.

const folder = join(import.meta.dirname, '../.build/server');
/** Packages of many small modules, which cost more to find and open than to run; each line with those it stands on. */
const bundled = [
  ...[/^@qinghe\//, 'fflate', 'kysely', 'rate-limiter-flexible', 'uuid', 'zod', 'altcha-lib', 'otpauth'],
  ...['pg', /^pg-(?!native)/, 'pgpass', 'split2', /^postgres-/, 'xtend'],
  ...['cron-parser', 'luxon', 'rrule-temporal', 'serialize-error', 'non-error'],
  ...[
    'socket.io',
    /^socket\.io-/,
    /^engine\.io/,
    'ws',
    'base64id',
    'cors',
    'vary',
    'object-assign',
    'debug',
    'ms',
    'cookie',
  ],
  ...['accepts', 'negotiator', 'mime-types', 'mime-db'],
  ...['prom-client', '@opentelemetry/api', 'tdigest', 'bintrees'],
  ...['qrcode', 'pngjs', 'dijkstrajs', 'pinyin-pro', 'opencc-js'],
  ...['nodemailer', 'smtp-server', 'semver'],
  // Fastify and its plugins.
  ...['fastify', /^@fastify\//, 'fastify-plugin', 'avvio', 'find-my-way', 'light-my-request', 'fast-json-stringify'],
  ...['ajv', 'ajv-formats', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse', 'require-from-string'],
  ...['json-schema-ref-resolver', 'dequal', 'rfdc', 'fastq', 'reusify', 'fast-querystring', 'safe-regex2', 'ret'],
  ...['fast-decode-uri-component', 'process-warning', 'set-cookie-parser', 'secure-json-parse', 'toad-cache'],
  ...['glob', 'minimatch', 'brace-expansion', 'balanced-match', 'path-scurry', 'lru-cache', 'minipass'],
  ...['readable-stream', 'abort-controller', 'event-target-shim', 'mime', 'content-disposition', 'escape-html'],
  ...['http-errors', 'depd', 'inherits', 'setprototypeof', 'statuses', 'toidentifier', '@lukeed/ms', 'ipaddr.js'],
  ...['pino', /^@pinojs\//, /^pino-/, 'atomic-sleep', 'on-exit-leak-free', 'quick-format-unescaped', 'real-require'],
  ...['abstract-logging', 'safe-stable-stringify', 'sonic-boom', 'thread-stream'],
];

const inUrl = (path: string): string => path.split(sep).join('/');

/**
 * A module that asks where it lies is told where its source lies: fonts, migrations and the programs of child processes
 * stay there.
 */
const ownPlace: Plugin = {
  name: 'own-place',
  enforce: 'pre',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('node_modules')) return undefined;
    const url = `new URL(${JSON.stringify(inUrl(relative(folder, id)))}, import.meta.url).href`;
    const place = `(import.meta.dirname + ${JSON.stringify(`/${inUrl(relative(folder, dirname(id)))}`)})`;
    return { code: code.replaceAll('import.meta.url', url).replaceAll('import.meta.dirname', place), map: null };
  },
};

export default defineConfig({
  logLevel: 'warn',
  plugins: [ownPlace],
  ssr: { noExternal: bundled },
  build: {
    ssr: 'src/main.ts',
    outDir: folder,
    emptyOutDir: true,
    target: 'esnext',
    minify: false,
    rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
  },
});

import { defineConfig } from 'vitest/config';
import { cvReaderTests, embeddedDatabaseTests } from './scripts/lib/step-inputs.mjs';

const onDatabase = ['**/*.http.test.ts', '**/*.db.test.ts'];
const lifecycle = ['server/test/lifecycle/**'];
const oldestPostgres = ['server/test/oldest-postgres/**/*.test.ts'];
const elsewhere = ['**/node_modules/**', 'web/dist/**', 'e2e/**'];

/**
 * unit: nothing but functions. cv-reader: as unit, run when its files change. component: a screen or a component in a DOM
 * without a browser. integration: a real PostgreSQL; its files end in .http.test.ts or .db.test.ts. embedded-database: the
 * PostgreSQL of the packages, started and killed. lifecycle: real starts and stops of the server. oldest-postgres: run by
 * deploy/cluster.mjs, on the system's PostgreSQL. Where `isolate` is off, the files of a worker share their modules: to
 * read these anew for each took a third of the time.
 */
export default defineConfig({
  test: {
    // As many on every machine: with one worker a core, sixteen cores want more connections than the database has.
    // VITEST_MAX_WORKERS says another number.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['{contract,cv-reader,web,server,scripts,bench}/**/*.test.ts'],
          exclude: [...elsewhere, ...onDatabase, ...lifecycle, ...oldestPostgres, ...cvReaderTests],
          // Loading a large package takes seconds on a machine that does other things beside.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'cv-reader',
          isolate: false,
          include: cvReaderTests,
          exclude: elsewhere,
          testTimeout: 30_000,
        },
      },
      {
        define: { __BUILD_ID__: '"test"' },
        test: {
          name: 'component',
          isolate: false,
          include: ['web/**/*.test.tsx'],
          exclude: elsewhere,
          environment: 'happy-dom',
          setupFiles: ['web/test/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'integration',
          isolate: false,
          include: onDatabase,
          exclude: [...elsewhere, ...lifecycle, ...embeddedDatabaseTests],
          globalSetup: ['server/test/database-global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'embedded-database',
          include: embeddedDatabaseTests,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'lifecycle',
          include: ['server/test/lifecycle/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'oldest-postgres',
          include: oldestPostgres,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});

// npm run db:types: makes server/src/db/generated.ts from the migrations, on a database that lives for this alone.
// With --check it only says whether the file is fresh.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command, PlainError } from './lib/messages.mjs';
import { runQuietly } from './lib/processes.mjs';
import { inProject } from './lib/project.mjs';
import { nodeProgram, onProjectNode } from './lib/runtime.mjs';

const generated = 'server/src/db/generated.ts';

await command(() => onProjectNode(() => onThrowawayDatabase(process.argv.includes('--check') ? check : write)));

/** @param {(url: string) => Promise<void>} work */
async function onThrowawayDatabase(work) {
  const { startEmbeddedDatabase, removeEmbeddedDatabase } = await import('../server/src/db/embedded.ts');
  const { migrate } = await import('../server/src/db/migrate.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'qinghe-types-'));
  const database = await startEmbeddedDatabase({ dataDir });
  try {
    await migrate(database.url);
    return await work(database.url);
  } finally {
    await database.stop();
    await removeEmbeddedDatabase(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string} url */
async function write(url) {
  const { code, output } = await generate(url);
  if (code !== 0) throw new PlainError(`The types could not be made:\n${output}`);
  console.log(`${generated} is written.`);
}

/** @param {string} url */
async function check(url) {
  const { code, output } = await generate(url, '--verify');
  if (code !== 0) {
    throw new PlainError(`${generated} does not fit the migrations:\n${output}\nNext step: npm run db:types`);
  }
  console.log(`${generated} is fresh.`);
}

/**
 * What maps to what stands in .kysely-codegenrc.json.
 * @param {string} url
 * @param {string[]} flags
 */
function generate(url, ...flags) {
  const program = inProject('node_modules', 'kysely-codegen', 'dist', 'cli', 'bin.js');
  return runQuietly(nodeProgram(), [program, '--url', url, ...flags]);
}

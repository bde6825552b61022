// npm run dict:import: brings the lists of contract/dict/data into the database of DATABASE_URL anew.
import { command, PlainError } from './lib/messages.mjs';
import { dataFolder } from './lib/project.mjs';
import { onProjectNode } from './lib/runtime.mjs';

await command(() => onProjectNode(onDatabase));

async function onDatabase() {
  if (process.env.DATABASE_URL) return importInto(process.env.DATABASE_URL);
  const { startEmbeddedDatabase, embeddedDatabaseHolder } = await import('../server/src/db/embedded.ts');
  const dataDir = dataFolder();
  const holder = await embeddedDatabaseHolder(dataDir);
  if (holder !== undefined) {
    throw new PlainError(`A server works on ${dataDir} (process ${holder}). Next step: stop it, then call this again.`);
  }
  const database = await startEmbeddedDatabase({ dataDir });
  try {
    return await importInto(database.url);
  } finally {
    await database.stop();
  }
}

/** @param {string} url */
async function importInto(url) {
  const [{ migrate }, { connect }, { importLists }] = await Promise.all([
    import('../server/src/db/migrate.ts'),
    import('../server/src/db/database.ts'),
    import('../server/src/domains/dict/index.ts'),
  ]);
  await migrate(url);
  const { db, close } = connect(url, 2);
  try {
    console.log(`Imported: ${(await importLists(db, { all: true })).join(', ')}.`);
    return 0;
  } finally {
    await close();
  }
}

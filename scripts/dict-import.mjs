// npm run dict:import: brings the lists of contract/dict/data into the database of DATABASE_URL anew.
import { pathToFileURL } from 'node:url';
import { command, PlainError } from './lib/messages.mjs';
import { dataFolder, inProject } from './lib/project.mjs';
import { onProjectNode } from './lib/runtime.mjs';

await command(() => onProjectNode(onDatabase));

async function onDatabase() {
  if (process.env.DATABASE_URL) return importInto(process.env.DATABASE_URL);
  const { startEmbeddedDatabase, embeddedDatabaseHolder } = await load('db', 'embedded.ts');
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

async function importInto(url) {
  const [{ migrate }, { connect }, { importLists }] = await Promise.all([
    load('db', 'migrate.ts'),
    load('db', 'database.ts'),
    load('domains', 'dict', 'index.ts'),
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

function load(...path) {
  return import(pathToFileURL(inProject('server', 'src', ...path)).href);
}

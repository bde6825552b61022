// npm run demo:reset: removes the demo data, so that the next npm start fills it in anew.
import { existsSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { command, PlainError } from './lib/messages.mjs';
import { dataFolder, root } from './lib/project.mjs';
import { onProjectNode } from './lib/runtime.mjs';

await command(() => onProjectNode(reset));

async function reset() {
  if (process.env.DATABASE_URL) {
    throw new PlainError('DATABASE_URL is set: this removes only the database that Qinghe keeps in its data folder.');
  }
  const folder = dataFolder();
  if (!existsSync(folder)) {
    console.log(`There is no demo data in ${folder}.`);
    return 0;
  }
  const database = await import('../server/src/db/embedded.ts');
  const holder = await database.embeddedDatabaseHolder(folder);
  if (holder !== undefined) {
    throw new PlainError(`A server works on ${folder} (process ${holder}). Next step: stop it, then call this again.`);
  }
  await database.removeEmbeddedDatabase(folder);
  if (!relative(root, folder).startsWith('.data')) {
    console.log(`The database of ${folder} is removed. The folder itself is not Qinghe's own; remove it by hand.`);
    return 0;
  }
  rmSync(folder, { recursive: true, force: true });
  console.log(`${folder} is removed. npm start fills in new demo data.`);
  return 0;
}

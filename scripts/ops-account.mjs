// npm run ops:account -- 13800000000 苏禾: makes an operator of the console at /ops and prints what that person needs, once.
import { command, PlainError } from './lib/messages.mjs';
import { dataFolder } from './lib/project.mjs';
import { onProjectNode } from './lib/runtime.mjs';

await command(() => onProjectNode(onDatabase));

async function onDatabase() {
  const [phone, name] = process.argv.slice(2);
  if (phone === undefined || !/^1[3-9]\d{9}$/.test(phone) || !name)
    throw new PlainError('Say who it is. Next step: npm run ops:account -- 13800000000 苏禾');
  const { DATABASE_URL, SIGNING_SECRET } = process.env;
  if (DATABASE_URL) {
    if (!SIGNING_SECRET) throw new PlainError('SIGNING_SECRET is missing: it must be the one that the server has.');
    return make(DATABASE_URL, SIGNING_SECRET, { phone, name });
  }
  const dataDir = dataFolder();
  const { startEmbeddedDatabase, embeddedDatabaseHolder } = await import('../server/src/db/embedded.ts');
  const holder = await embeddedDatabaseHolder(dataDir);
  if (holder !== undefined)
    throw new PlainError(`A server works on ${dataDir} (process ${holder}). Next step: stop it, then call this again.`);
  const { readOrMakeSecret } = await import('../server/src/start/signing-secret.ts');
  const database = await startEmbeddedDatabase({ dataDir });
  try {
    return await make(database.url, SIGNING_SECRET ?? (await readOrMakeSecret(dataDir)), { phone, name });
  } finally {
    await database.stop();
  }
}

/**
 * @param {string} url
 * @param {string} signingSecret
 * @param {{ phone: string, name: string }} person
 */
async function make(url, signingSecret, person) {
  const [{ migrate }, { connect }, { makeOperator }] = await Promise.all([
    import('../server/src/db/migrate.ts'),
    import('../server/src/db/database.ts'),
    import('../server/src/domains/ops/index.ts'),
  ]);
  await migrate(url);
  const { db, close } = connect(url, 2);
  try {
    const { password, uri } = await makeOperator(db, signingSecret, person);
    console.log(`${person.name} logs in at /ops with ${person.phone} and the password ${password}`);
    console.log(`Authenticator: ${uri}`);
    console.log('Neither can be shown again.');
    return 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '23505')
      throw new PlainError(`${person.phone} is an operator already.`);
    throw error;
  } finally {
    await close();
  }
}

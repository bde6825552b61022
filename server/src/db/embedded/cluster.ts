import { randomUUID } from 'node:crypto';
import { appendFile, chown, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Address, databaseUser, passwordFile, SOCKET_NUMBER } from './address.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { EmbeddedDatabaseError, explainOutput } from './failure.ts';
import { runProgram } from './run-program.ts';

const settingsFile = 'qinghe.conf';

/** Makes the cluster on first use, and refuses one that this PostgreSQL cannot open. */
export async function prepareCluster(
  location: ClusterLocation,
  address: Address,
  onStep: (step: string) => void,
): Promise<void> {
  const major = await majorOf(location.cluster);
  if (major === undefined) {
    onStep('Making an empty database');
    await initialise(location, address);
  } else if (major !== location.binaries.major) {
    throw new EmbeddedDatabaseError(
      `The database in ${location.cluster} was made by PostgreSQL ${major}; this version of Qinghe brings ` +
        `PostgreSQL ${location.binaries.major} and has changed nothing. Next step: start the version of Qinghe that ` +
        'made it and take the data out with pg_dump, or set DATA_DIR to a new folder.',
    );
  }
}

/**
 * Writes the settings of this start. A file instead of `-o "-c …"`: pg_ctl hands those to a shell, and paths may
 * hold anything.
 */
export async function writeSettings(location: ClusterLocation, address: Address): Promise<void> {
  const listening =
    address.kind === 'socket'
      ? { listen_addresses: '', port: SOCKET_NUMBER, unix_socket_directories: `"${address.folder}"` }
      : { listen_addresses: '127.0.0.1', port: address.port, unix_socket_directories: '' };
  const settings = {
    ...listening,
    unix_socket_permissions: '0700',
    // Two pools, pg-boss and a developer's psql have room in it.
    max_connections: 200,
    shared_buffers: '256MB',
    fsync: 'on',
    random_page_cost: 1.1,
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    log_line_prefix: '%m [%p] ',
    cluster_name: 'qinghe',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`);
  const path = join(location.cluster, settingsFile);
  await writeFile(path, `# Written by Qinghe at every start.\n${lines.join('\n')}\n`, { mode: 0o600 });
  if (location.user) await chown(path, location.user.uid, location.user.gid);
}

async function initialise(location: ClusterLocation, address: Address): Promise<void> {
  await removeUnfinished(location);
  // Made beside and renamed when whole: a start that is killed here leaves nothing that looks like a database.
  const unfinished = join(location.folder, `postgres.new-${randomUUID()}`);
  const access =
    address.kind === 'socket'
      ? ['--auth=trust']
      : ['--auth=scram-sha-256', `--pwfile=${passwordFile(location.folder)}`];
  const { code, output } = await runProgram(
    join(location.binaries.folder, 'bin', 'initdb'),
    [
      `--pgdata=${basename(unfinished)}`,
      `--username=${databaseUser}`,
      '--encoding=UTF8',
      // The collation that PostgreSQL brings itself: it sorts alike on every machine and every version of libc.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...access,
    ],
    { cwd: location.folder, user: location.user },
  );
  if (code !== 0) {
    throw new EmbeddedDatabaseError(
      `PostgreSQL could not make its files in ${location.folder}:\n${output}${explainOutput(output)}`,
    );
  }
  await appendFile(join(unfinished, 'postgresql.conf'), `\ninclude_if_exists = '${settingsFile}'\n`);
  await rename(unfinished, location.cluster);
}

async function removeUnfinished(location: ClusterLocation): Promise<void> {
  const names = await readdir(location.folder);
  const unfinished = names.filter((name) => name.startsWith('postgres.new-'));
  await Promise.all(
    unfinished.map((name) => rm(join(location.folder, name), { recursive: true, force: true, maxRetries: 5 })),
  );
}

async function majorOf(cluster: string): Promise<number | undefined> {
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (version !== undefined) return Number.parseInt(version, 10);
  const empty = await rmdir(cluster).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
  if (empty) return undefined;
  throw new EmbeddedDatabaseError(
    `${cluster} is there but is no database. Next step: move that folder away and start again.`,
  );
}

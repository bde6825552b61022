import { createHash, randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClusterLocation } from './cluster-location.ts';
import { EmbeddedDatabaseError } from './failure.ts';

/**
 * How the database is reached: by a unix socket in a folder that only its user (and root) may enter, which is why
 * no password is asked there; on Windows by TCP on this machine alone, with a password.
 */
export type Address = { kind: 'socket'; folder: string } | { kind: 'tcp'; port: number; password: string };

export const databaseUser = 'qinghe';

/** The number in the socket's file name; no TCP port is opened for it. */
export const SOCKET_NUMBER = 5432;

/** Chooses the address for a start; of a running database the address stands in its own pid file. */
export async function chooseAddress(location: ClusterLocation): Promise<Address> {
  if (process.platform === 'win32') {
    return { kind: 'tcp', port: await freePort(), password: await readPassword(location) };
  }
  return { kind: 'socket', folder: await socketFolder(location) };
}

/** Removes what a stopped database leaves of its address, such as an empty folder among the temporary files. */
export async function releaseAddress(address: Address): Promise<void> {
  if (address.kind === 'socket') await rm(address.folder, { recursive: true, force: true });
}

/** The address as a connection string that `pg` and pg-boss take. */
export function addressToUrl(address: Address, name: string): string {
  if (address.kind === 'tcp') {
    return `postgresql://${databaseUser}:${address.password}@127.0.0.1:${address.port}/${encodeURIComponent(name)}`;
  }
  const host = encodeURIComponent(address.folder).replaceAll('%2F', '/');
  return `postgresql://${databaseUser}@localhost/${encodeURIComponent(name)}?host=${host}`;
}

/** The password of the TCP form, made once per cluster. */
export async function readPassword(location: ClusterLocation): Promise<string> {
  const path = passwordFile(location.folder);
  await writeFile(path, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(path, 'utf8');
}

export function passwordFile(folder: string): string {
  return join(folder, 'database-password');
}

async function socketFolder(location: ClusterLocation): Promise<string> {
  const folder = location.user ? join(location.folder, 'socket') : socketFolderInTemp(location.dataDir);
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (location.user) {
    await chown(folder, location.user.uid, location.user.gid);
    return folder;
  }
  const found = await lstat(folder);
  // In a folder that everybody may write to, somebody else may have been first with this name.
  if (found.uid !== process.getuid?.() || !found.isDirectory() || (found.mode & 0o077) !== 0) {
    throw new EmbeddedDatabaseError(
      `${folder} is not a private folder of this user. Next step: remove it, or set TMPDIR to a folder of your own.`,
    );
  }
  return folder;
}

/** Not in the data folder: its path may be longer than the 107 bytes (macOS: 103) that a socket's path may have. */
function socketFolderInTemp(dataDir: string): string {
  const name = `qinghe-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const folder = join(tmpdir(), name);
  return Buffer.byteLength(folder) + '/.s.PGSQL.5432'.length <= 100 ? folder : join('/tmp', name);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

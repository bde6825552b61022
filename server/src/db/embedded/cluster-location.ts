import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, copyBinaries, findBinaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './failure.ts';
import { folderForRoot, folderMarker, sharedFolder } from './folder-for-root.ts';
import type { SystemUser } from './run-program.ts';

/** Where a data folder's database lies and who runs it. */
export interface ClusterLocation {
  dataDir: string;
  /** Holds `postgres/`, the cluster itself. */
  folder: string;
  cluster: string;
  binaries: Binaries;
  user: SystemUser | undefined;
}

/**
 * Decides where the cluster lies. For an ordinary user: in the data folder. PostgreSQL refuses to run as root,
 * so for root: under /var/lib/qinghe, as a system user of its own, with programs which that user can reach.
 * @param path the data folder, real and locked: two starts at once would each make a folder.
 */
export async function locateCluster(path: string, onStep: (step: string) => void): Promise<ClusterLocation> {
  const binaries = await findBinaries();
  const ownCluster = join(path, 'postgres');
  if (process.getuid?.() !== 0) {
    await refuse(join(path, folderMarker), `The database of ${path} was made by root.`, 'start as root');
    return { dataDir: path, folder: path, cluster: ownCluster, binaries, user: undefined };
  }
  await refuse(ownCluster, `The database of ${path} was made by an ordinary user.`, 'start as that user');
  const { folder, user } = await folderForRoot(path, onStep);
  const reachable = await copyBinaries(binaries, sharedFolder);
  return { dataDir: path, folder, cluster: join(folder, 'postgres'), binaries: reachable, user };
}

async function refuse(path: string, reason: string, next: string): Promise<void> {
  const there = await access(path).then(
    () => true,
    () => false,
  );
  if (there) throw new EmbeddedDatabaseError(`${reason} Next step: ${next}, or give this one another DATA_DIR.`);
}

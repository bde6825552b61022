import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { passwordFile } from './address.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { folderMarker } from './folder-for-root.ts';

/** Removes the cluster and what belongs to it, and nothing else of the data folder. */
export async function removeCluster(location: ClusterLocation): Promise<void> {
  const owned = [location.cluster, passwordFile(location.folder), join(location.dataDir, folderMarker)];
  if (location.user) owned.push(location.folder);
  for (const path of owned) await rm(path, { recursive: true, force: true });
}

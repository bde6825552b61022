import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { passwordFile } from './address.ts';
import type { Place } from './place.ts';
import { placeMarker } from './place-for-root.ts';

/** Removes the cluster and what belongs to it, and nothing else of the data folder. */
export async function removePlace(place: Place): Promise<void> {
  const owned = [place.cluster, passwordFile(place.folder), join(place.dataDir, placeMarker)];
  if (place.user) owned.push(place.folder);
  for (const path of owned) await rm(path, { recursive: true, force: true });
}

import type { ServerDomain } from '../../domain.ts';
import { filesRoutes } from './routes.ts';
import type { UploadDoor } from './upload.ts';

/** `doors` are keys of other domains under which `/upload` takes a file. */
export const files = (doors: readonly UploadDoor[]): ServerDomain => ({ routes: filesRoutes(doors) });

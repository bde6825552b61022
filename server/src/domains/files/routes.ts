import type { Route } from '../../http/route.ts';
import { giveUploadSignature, type UploadDoor, uploadFile } from './upload.ts';

/** `doors` are keys of other domains under which `/upload` takes a file. */
export const filesRoutes = (doors: readonly UploadDoor[]): readonly Route[] => [giveUploadSignature, uploadFile(doors)];

import type { Route } from '../../http/route.ts';
import { giveUploadSignature, uploadFile } from './upload.ts';

export const filesRoutes: readonly Route[] = [giveUploadSignature, uploadFile];

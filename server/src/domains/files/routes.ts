import * as contract from '@qinghe/contract/files/endpoints.ts';
import { type Route, route } from '../../http/route.ts';
import { giveUploadSignature, uploadFile } from './upload.ts';

export const filesRoutes: readonly Route[] = [
  route(contract.uploadSignature, giveUploadSignature),
  route(contract.upload, uploadFile),
];

import { upload, uploadSignature } from '@qinghe/contract/files/endpoints.ts';
import { call } from '../../../lib/api/call.ts';

/** Uploads a picture of the company. @returns its name @throws ApiError */
export async function uploadPicture(file: File): Promise<string> {
  const { fields } = await call(uploadSignature, { purpose: 'picture' });
  const { file_uuid } = await call(upload, { key: fields.key }, { file });
  return file_uuid;
}

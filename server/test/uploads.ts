import { finishUpload, sendChunk, startUpload } from '@qinghe/contract/resumes/apply.ts';
import { captchaProof } from './accounts.ts';
import type { ApiResponse, TestApp } from './app.ts';
import { cvFile } from './applications.ts';

export interface UploadedCv {
  upload_token: string;
  name: string;
  type: string;
  size: number;
}

interface TestFile {
  name: string;
  bytes: Uint8Array;
  /** A CV unless it says otherwise. */
  purpose?: 'document';
}

/** Uploads a CV for a job as the apply page does; it must be taken. */
export async function uploadCv(app: TestApp, jobUuid: string, file?: TestFile): Promise<UploadedCv> {
  const { upload_token, response } = await tryUpload(app, jobUuid, file);
  if (response.code !== 100)
    throw new Error(`the upload was refused: ${response.code} ${response.reason ?? response.msg}`);
  return { upload_token, ...response.data };
}

/** Announces a file, with a captcha proof that cost no work. */
export const beginUpload = async (
  app: TestApp,
  jobUuid: string,
  file: { name: string; size: number; purpose?: 'document' | undefined },
) => app.ok(startUpload, { job_uuid: jobUuid, ...file, captcha_proof: await captchaProof(app) });

/** Uploads a file to its end and gives what finishing it answers, or the first chunk where that refuses it. */
export async function tryUpload(
  app: TestApp,
  jobUuid: string,
  file?: TestFile,
): Promise<{ upload_token: string; response: ApiResponse<Omit<UploadedCv, 'upload_token'>> }> {
  const { name, bytes, purpose }: TestFile = file ?? (await cvFile());
  const { upload_token, chunk_bytes } = await beginUpload(app, jobUuid, { name, size: bytes.length, purpose });
  for (let offset = 0; offset < bytes.length; offset += chunk_bytes) {
    const chunk = bytes.subarray(offset, offset + chunk_bytes);
    const { data: _data, ...response } = await app.call(
      sendChunk,
      { upload_token, upload_offset: offset },
      { bytes: chunk },
    );
    if (response.code !== 100) return { upload_token, response: response as ApiResponse<never> };
  }
  return { upload_token, response: await app.call(finishUpload, { upload_token }) };
}

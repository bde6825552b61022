import { untilBack } from '../lib/offline/retry-when-online.ts';
import { type ApiResponse, ask, SUCCESS, sendBytes } from './call.ts';
import { failureOf, isWorthAnotherTry, NotProven, Refused, refusalIn } from './failure.ts';
import { proveHuman } from './prove-human.ts';
import { say } from './words.ts';

const PATH = '/api/v1/apply/uploads';
const WRONG_OFFSET = 40920;
const UNKNOWN_UPLOAD = 403;

export interface UploadOptions {
  job: string;
  /** A CV unless it says otherwise. */
  purpose?: 'document';
  /** Of an upload of the same file that was begun before. */
  token?: string | undefined;
  signal: AbortSignal;
  onStart: (token: string) => void;
  onProgress: (sent: number) => void;
  /** The upload goes on by itself later; in words why, where it is not the network that is gone. */
  onWaiting: (why: string | undefined) => void;
}

/** The token of the finished upload, why it was refused, or undefined where it was given up for another file. */
export type UploadResult = { token: string } | { refusal: string } | undefined;

/** Sends a file in chunks and goes on where the server stands, however often the connection is lost. */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadResult> {
  const { signal } = options;
  let upload: Upload = { token: options.token };
  for (let failures = 0; !signal.aborted; ) {
    const response = await nextCall(file, upload, options);
    if (signal.aborted) break;
    if (response === 'unreadable') return { refusal: say('fileChanged') };
    if (response instanceof NotProven) return { refusal: failureOf(response) };
    if (!response || isWorthAnotherTry(response)) {
      options.onWaiting(response && refusalIn(response));
      await untilBack(failures++, signal);
      // How much of it arrived, the server knows.
      upload = { token: upload.token };
      continue;
    }
    failures = 0;
    // A day has passed, or it was erased: from the start.
    if (response.code === UNKNOWN_UPLOAD && upload.token !== undefined) upload = { token: undefined };
    else if (response.code !== SUCCESS && response.code !== WRONG_OFFSET)
      return { refusal: refusalIn(response) ?? say('failed') };
    else {
      const { data = {} } = response;
      if (data.upload_token !== undefined) options.onStart(data.upload_token);
      upload = { ...upload, ...statusOf(data) };
      if (upload.finished && upload.token !== undefined) return { token: upload.token };
      options.onProgress(upload.offset ?? 0);
    }
  }
  return undefined;
}

/** What is known of an upload; without an offset the server is asked. */
interface Upload {
  token: string | undefined;
  offset?: number;
  chunkBytes?: number | undefined;
  finished?: boolean;
}

interface UploadStatus {
  upload_token?: string;
  offset?: number;
  chunk_bytes?: number;
  finished?: boolean;
  /** Only a finished file has one. */
  type?: string;
}

function statusOf({ upload_token, offset, chunk_bytes, finished, type }: UploadStatus): Partial<Upload> {
  return {
    ...(upload_token === undefined ? {} : { token: upload_token }),
    ...(offset === undefined ? {} : { offset }),
    ...(chunk_bytes === undefined ? {} : { chunkBytes: chunk_bytes }),
    finished: finished === true || type !== undefined,
  };
}

type Answer = ApiResponse<UploadStatus>;

/**
 * Begins the upload, asks where it stands, sends a chunk, or finishes it.
 * @returns undefined without a network, `unreadable` where the file is no longer what was chosen, and why the browser could
 * not begin
 */
async function nextCall(
  file: File,
  upload: Upload,
  options: UploadOptions,
): Promise<Answer | 'unreadable' | NotProven | undefined> {
  const { token, offset, chunkBytes } = upload;
  const post = (path: string, body: unknown) => ask<UploadStatus>('POST', path, body).catch(() => undefined);
  if (token === undefined) return begin(file, options).catch(reasonNotToBegin);
  if (offset === undefined || chunkBytes === undefined) return post(`${PATH}/standing`, { upload_token: token });
  if (offset >= file.size) return post(`${PATH}/finish`, { upload_token: token });
  // Read first: a browser that cannot read the file fails as one whose network is gone.
  const bytes = await file
    .slice(offset, offset + chunkBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!bytes) return 'unreadable';
  return sendBytes<UploadStatus>(`${PATH}/chunk`, bytes, {
    headers: { 'Upload-Token': token, 'Upload-Offset': String(offset) },
    onProgress: (sent) => options.onProgress(offset + Math.min(sent, chunkBytes)),
    signal: options.signal,
  });
}

function reasonNotToBegin(error: unknown): Answer | NotProven | undefined {
  if (error instanceof Refused) return error.response as Answer;
  return error instanceof NotProven ? error : undefined;
}

/** A machine that sends a thousand files has a thousand captchas to solve. */
async function begin({ name, size }: File, { job: job_uuid, purpose }: UploadOptions): Promise<Answer> {
  return ask('POST', PATH, { job_uuid, name, size, purpose, captcha_proof: await proveHuman() });
}

import { untilBack } from '../lib/offline/retry-when-online.ts';
import { ask, SUCCESS } from './call.ts';
import { type CvBox, cvBox } from './cv-box.ts';
import { isWorthAnotherTry } from './failure.ts';
import { prefill, takeBack } from './prefill.ts';
import { waitForReading } from './reading.ts';
import { uploadFile } from './upload.ts';
import { isSameFile, type UploadMemory, uploadMemory } from './upload-memory.ts';
import { say } from './words.ts';

export interface CvTaker {
  take: (file: File) => Promise<void>;
  /** Goes on with what the tab remembers from before a reload. */
  resume: () => Promise<void>;
  /** Where the CV stands, for sending the form. */
  status: () => { token: string | undefined; uploading: boolean };
  /** The application is sent: the tab need not remember the upload any longer. */
  forget: () => void;
}

/** Takes the CV of an apply form: uploads it, has it read, fills the form from it. The newest file counts. */
export function cvTaker(form: HTMLFormElement): CvTaker {
  const box = cvBox(form);
  const job = form.dataset.job ?? '';
  const memory = uploadMemory(job);
  let current = new AbortController();
  let token: string | undefined;
  let uploading = false;

  const read = async (finished: string, name: string, signal: AbortSignal): Promise<void> => {
    token = finished;
    uploading = false;
    takeBack(form);
    box.show({ state: 'busy', title: name, words: say('reading') });
    const { cv, failure } = await waitForReading(finished, signal, (page, pages) =>
      box.show({ state: 'busy', title: name, words: say('readingPage', { page, pages }) }),
    );
    if (signal.aborted) return;
    const count = cv ? prefill(form, cv) : 0;
    if (count > 0) box.show({ state: 'done', title: name, side: say('read', { count }), words: say('filled') });
    else box.show({ state: 'unread', title: name, words: failure ?? say('unread') });
  };

  return {
    async take(file) {
      current.abort();
      current = new AbortController();
      const { signal } = current;
      token = undefined;
      uploading = false;
      if (file.size > box.maxBytes) {
        memory.forget();
        return box.show({ state: 'failed', title: file.name, words: say('tooLarge') });
      }
      uploading = true;
      const result = await uploadFile(file, { job, signal, ...report(file, box, memory) });
      if (!result) return;
      if ('token' in result) {
        const { name, size, lastModified } = file;
        memory.save({ token: result.token, name, size, lastModified });
        return read(result.token, name, signal);
      }
      uploading = false;
      memory.forget();
      box.show({ state: 'failed', title: file.name, words: result.refusal });
    },
    async resume() {
      const known = memory.load();
      if (!known) return;
      const { signal } = current;
      const status = await waitForStatus(known.token, signal);
      if (signal.aborted) return;
      if (!status) return memory.forget();
      if (status.finished) return read(known.token, known.name, signal);
      const percent = Math.floor((status.offset / known.size) * 100);
      box.show({
        state: 'paused',
        title: known.name,
        side: `${percent}%`,
        words: say('chooseAgain', { percent }),
        percent,
      });
    },
    status: () => ({ token, uploading }),
    forget() {
      current.abort();
      memory.forget();
    },
  };
}

/** Tells the box and the tab's memory how an upload is doing. */
function report(file: File, box: CvBox, memory: UploadMemory) {
  const { name, size, lastModified } = file;
  const before = memory.load();
  let sent = 0;
  const percent = () => Math.floor((sent / size) * 100);
  const show = (words: string, state: 'busy' | 'paused') =>
    box.show({ state, title: name, side: `${percent()}%`, words, percent: percent() });
  show(say('uploading'), 'busy');
  return {
    token: before && isSameFile(before, file) ? before.token : undefined,
    // A photo cannot be chosen again as it was; only once it has arrived is there something to come back to.
    onStart(token: string) {
      if (!file.type.startsWith('image/')) memory.save({ token, name, size, lastModified });
    },
    onProgress(bytes: number) {
      sent = bytes;
      show(say('uploading'), 'busy');
    },
    onWaiting: (why: string | undefined) => show(why ?? say('uploadOffline', { percent: percent() }), 'paused'),
  };
}

/** What the server has of an upload; waits for a network. @returns undefined where the server knows it no more */
async function waitForStatus(
  token: string,
  signal: AbortSignal,
): Promise<{ offset: number; finished: boolean } | undefined> {
  for (let failures = 0; !signal.aborted; ) {
    const body = { upload_token: token };
    const response = await ask<{ offset: number; finished: boolean }>(
      'POST',
      '/api/v1/apply/uploads/standing',
      body,
    ).catch(() => undefined);
    if (response && !isWorthAnotherTry(response)) return response.code === SUCCESS ? response.data : undefined;
    await untilBack(failures++, signal);
  }
  return undefined;
}

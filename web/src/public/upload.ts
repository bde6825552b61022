import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { type Answer, ask } from './call.ts';
import { type CvBox, cvBox } from './cv-box.ts';
import { say } from './words.ts';

export interface Upload {
  token: string;
  fields: CvFields | null;
}

interface Reading {
  state: 'waiting' | 'done' | 'failed';
  fields: CvFields | null;
}

const ASK_EVERY = 400;
const PATIENCE = 30_000;

/**
 * Uploads a CV with its progress shown and waits until it was read. `offline` when it did not arrive and is worth
 * another try, undefined when it was refused.
 */
export async function uploadCv(form: HTMLFormElement, file: File): Promise<Upload | 'offline' | undefined> {
  const box = cvBox(form);
  if (file.size > box.maxBytes) {
    box.show({ state: 'failed', title: file.name, words: say('tooLarge') });
    return undefined;
  }
  const answer = await send(form, file, box);
  if (!answer) {
    box.show({ state: 'failed', title: file.name, words: say('uploadOffline') });
    return 'offline';
  }
  if (!answer.data) {
    box.show({ state: 'failed', title: file.name, words: answer.reason ?? answer.msg });
    return undefined;
  }
  box.show({ state: 'busy', title: file.name, words: say('reading') });
  const token = answer.data.upload_token;
  const fields = (await waitForReading(token))?.fields ?? null;
  const count = fields ? Object.keys(fields).length : 0;
  if (count > 0) box.show({ state: 'done', title: file.name, side: say('read', { count }), words: say('filled') });
  else box.show({ state: 'unread', title: file.name, words: say('unread') });
  return { token, fields };
}

/** XMLHttpRequest, since fetch tells nothing of how far an upload is. */
function send(form: HTMLFormElement, file: File, box: CvBox): Promise<Answer<{ upload_token: string }> | undefined> {
  const body = new FormData();
  body.append('job_uuid', form.dataset.job ?? '');
  body.append('file', file);
  const show = (percent: number) =>
    box.show({ state: 'busy', title: file.name, side: `${percent}%`, words: say('uploading'), percent });
  show(0);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/apply/cv');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.responseType = 'json';
    request.upload.onprogress = (event) => show(Math.round((event.loaded / event.total) * 100));
    request.onload = () => resolve((request.response as Answer<{ upload_token: string }> | null) ?? undefined);
    request.onerror = () => resolve(undefined);
    request.send(body);
  });
}

async function waitForReading(token: string): Promise<Reading | undefined> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await ask<Reading>('GET', `/api/v1/apply/reading?upload_token=${token}`).catch(() => undefined);
    if (answer?.data && answer.data.state !== 'waiting') return answer.data;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
  }
  return undefined;
}

import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { type Answer, ask } from './call.ts';
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

/** Uploads a CV with its progress shown, waits until it was read; undefined when it did not arrive. */
export async function uploadCv(form: HTMLFormElement, file: File): Promise<Upload | undefined> {
  const box = form.querySelector<HTMLElement>('[data-part=cv]');
  const progress = box?.querySelector<HTMLElement>('.progress');
  if (!box || !progress) return undefined;
  const show = (state: string, text: string, percent = 100) => {
    box.dataset.state = state;
    progress.hidden = false;
    progress.style.setProperty('--percent', `${percent}%`);
    progress.textContent = text;
  };
  const input = box.querySelector<HTMLInputElement>('input[type=file]');
  if (file.size > Number(input?.dataset.max)) {
    show('failed', say('tooLarge'));
    return undefined;
  }
  const answer = await send(form, file, (percent) =>
    show('busy', say('uploading', { name: file.name, percent }), percent),
  );
  if (!answer?.data) {
    show('failed', answer ? (answer.reason ?? answer.msg) : say('offline'));
    return undefined;
  }
  show('busy', say('reading'));
  const token = answer.data.upload_token;
  const reading = await waitForReading(token);
  const count = reading?.fields ? Object.keys(reading.fields).length : 0;
  show(count > 0 ? 'done' : 'unread', count > 0 ? `${file.name} · ${say('filled', { count })}` : say('unread'));
  return { token, fields: reading?.fields ?? null };
}

/** XMLHttpRequest, since fetch tells nothing of how far an upload is. */
function send(
  form: HTMLFormElement,
  file: File,
  onProgress: (percent: number) => void,
): Promise<Answer<{ upload_token: string }> | undefined> {
  const body = new FormData();
  body.append('job_uuid', form.dataset.job ?? '');
  body.append('file', file);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/v1/apply/cv');
    request.setRequestHeader('Accept-Language', document.documentElement.lang);
    request.responseType = 'json';
    request.upload.onprogress = (event) => onProgress(Math.round((event.loaded / event.total) * 100));
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

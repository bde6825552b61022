import { afterEach, expect, test, vi } from 'vitest';
import { documentTaker } from './take-documents.ts';

afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A form that asks for a transcript and, if wanted, works. */
function draw(): HTMLFormElement {
  const field = (kind: string, required: boolean) =>
    `<p data-field="documents.${kind}" data-document="${kind}"><input type="file" name="documents.${kind}" data-bytes="100"${required ? ' required' : ''}><span class="note"></span></p>`;
  document.body.innerHTML = `<form data-job="job">${field('transcript', true)}${field('portfolio', false)}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}
const input = (form: HTMLFormElement, kind: string) => form.elements.namedItem(`documents.${kind}`) as HTMLInputElement;
const noteOf = (form: HTMLFormElement, kind: string) =>
  form.querySelector(`[data-document=${kind}] .note`)?.textContent;
function choose(form: HTMLFormElement, kind: string, file: File): void {
  Object.defineProperty(input(form, kind), 'files', { value: [file], configurable: true });
  input(form, kind).dispatchEvent(new Event('change'));
}
const answer = (...responses: object[]) =>
  vi.stubGlobal('fetch', async () => ({ json: async () => responses.shift() ?? { code: 500, msg: '' } }));
const finished = { code: 100, data: { offset: 3, chunk_bytes: 3, finished: true } };
const remember = (kind: string, more: object) =>
  sessionStorage.setItem(
    `upload:job:${kind}`,
    JSON.stringify({ token: 'token', name: '成绩单.pdf', size: 3, lastModified: 1, ...more }),
  );
const aFile = (bytes = 3) => new File(['x'.repeat(bytes)], '成绩单.pdf', { lastModified: 1 });

test('what was begun before a reload is gone on with, and counts once it is whole', async () => {
  const form = draw();
  remember('transcript', {});
  const taker = documentTaker(form);
  expect(taker.status()).toEqual({ uploading: false, documents: [] });
  answer(finished);
  choose(form, 'transcript', aFile());
  expect(taker.status().uploading).toBe(true);
  await vi.waitFor(() => expect(noteOf(form, 'transcript')).toBe('已上传 成绩单.pdf'));
  expect(taker.status()).toEqual({ uploading: false, documents: [{ kind: 'transcript', upload_token: 'token' }] });
  expect(input(form, 'transcript').required).toBe(false);
});

test('what had arrived is still there after a reload, until the application is sent', () => {
  remember('transcript', { whole: true });
  const form = draw();
  const taker = documentTaker(form);
  expect(noteOf(form, 'transcript')).toBe('已上传 成绩单.pdf');
  expect(taker.status().documents).toEqual([{ kind: 'transcript', upload_token: 'token' }]);
  taker.forget();
  expect(documentTaker(draw()).status().documents).toEqual([]);
});

test('a refused or too large file says why, counts for nothing, and the required field is empty again', async () => {
  const form = draw();
  remember('transcript', { whole: true });
  const taker = documentTaker(form);
  choose(form, 'transcript', aFile(101));
  expect(noteOf(form, 'transcript')).toMatch(/^文件超过 20 MB/);
  expect(taker.status()).toEqual({ uploading: false, documents: [] });
  expect(input(form, 'transcript').required).toBe(true);
  remember('portfolio', {});
  answer({ code: 42203, msg: '', reason: '请上传 PDF' });
  choose(form, 'portfolio', aFile());
  await vi.waitFor(() => expect(noteOf(form, 'portfolio')).toBe('请上传 PDF'));
  expect(taker.status().documents).toEqual([]);
});

import { uploadFile } from './upload.ts';
import { isSameFile, uploadMemory } from './upload-memory.ts';
import { say } from './words.ts';

export interface DocumentTaker {
  /** What has arrived whole, and whether something is on its way. */
  status: () => { uploading: boolean; documents: { kind: string; upload_token: string }[] };
  /** The application is sent: the tab need not remember the uploads any longer. */
  forget: () => void;
}

/** Takes what a company asks for beside the CV, each file as soon as it is chosen. */
export function documentTaker(form: HTMLFormElement): DocumentTaker {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-document]')].map((field) => documentField(form, field));
  return {
    status: () => ({
      uploading: fields.some(({ state }) => state.uploading),
      documents: fields.flatMap(({ kind, state }) => (state.token ? [{ kind, upload_token: state.token }] : [])),
    }),
    forget() {
      for (const { forget } of fields) forget();
    },
  };
}

function documentField(form: HTMLFormElement, field: HTMLElement) {
  const { job = '' } = form.dataset;
  const { document: kind = '' } = field.dataset;
  const input = field.querySelector('input') as HTMLInputElement;
  const note = field.querySelector('.note') as HTMLElement;
  const { required } = input;
  const memory = uploadMemory(`${job}:${kind}`);
  const state: { token?: string | undefined; uploading: boolean } = { uploading: false };
  let current = new AbortController();

  const show = (words: string, wrong = false) => {
    if (wrong) field.dataset.state = 'wrong';
    else delete field.dataset.state;
    if (note.textContent !== words) note.textContent = words;
  };
  const arrived = (token: string, name: string) => {
    state.token = token;
    // What stands here now is on the server: no browser need ask for it.
    input.required = false;
    show(say('documentDone', { name }));
  };
  const giveUp = (words: string) => {
    memory.forget();
    input.required = required;
    show(words, true);
  };

  const take = async (file: File) => {
    current.abort();
    current = new AbortController();
    const { signal } = current;
    state.token = undefined;
    if (file.size > Number(input.dataset.bytes)) return giveUp(say('tooLarge'));
    state.uploading = true;
    const { name, size, lastModified } = file;
    const before = memory.load();
    const result = await uploadFile(file, {
      job,
      purpose: 'document',
      token: before && isSameFile(before, file) ? before.token : undefined,
      signal,
      onStart: (token) => memory.save({ token, name, size, lastModified }),
      onProgress: (sent) => show(say('documentUploading', { name, percent: Math.floor((sent / size) * 100) })),
      onWaiting: (why) => show(why ?? say('documentOffline', { name })),
    });
    // Given up for another file, which is on its way now.
    if (!result) return;
    state.uploading = false;
    if ('token' in result) {
      memory.save({ token: result.token, name, size, lastModified, whole: true });
      arrived(result.token, name);
    } else giveUp(result.refusal);
  };
  input.addEventListener('change', () => {
    const chosen = input.files?.[0];
    // Emptied, so that the same file may be chosen again after it was put right.
    input.value = '';
    if (chosen) void take(chosen);
  });
  const known = memory.load();
  if (known?.whole) arrived(known.token, known.name);
  return {
    kind,
    state,
    forget() {
      current.abort();
      memory.forget();
    },
  };
}

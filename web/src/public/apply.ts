import './apply.css';
import { prefill } from './prefill.ts';
import { submitApplication } from './submit.ts';
import { uploadCv } from './upload.ts';

/*
 * Brings the apply form of a public job page to life. The page itself comes whole from the server; this small script
 * uploads the CV first, fills in what was read from it and sends the form. It is no part of the employer's application.
 */
const form = document.querySelector<HTMLFormElement>('#apply');
if (form) start(form);

function start(form: HTMLFormElement): void {
  let uploadToken: string | undefined;
  let newest: File | undefined;
  const take = async (chosen: File): Promise<void> => {
    newest = chosen;
    uploadToken = undefined;
    const upload = await uploadCv(form, chosen);
    // Another file was chosen meanwhile: that one counts.
    if (newest !== chosen) return;
    if (upload === 'offline') {
      addEventListener('online', () => newest === chosen && void take(chosen), { once: true });
      return;
    }
    newest = undefined;
    if (!upload) return;
    uploadToken = upload.token;
    if (upload.fields) prefill(form, upload.fields);
  };
  const file = form.elements.namedItem('file') as HTMLInputElement;
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    // Emptied, so that the same file may be chosen again after it was put right.
    if (chosen) void take(chosen);
    file.value = '';
  });
  takeDrops(form, (dropped) => void take(dropped));
  // Without this script the browser would put what was typed into the address; so the button waits for it.
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.disabled = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submitApplication(form, uploadToken, newest !== undefined);
  });
  // A field that the person puts right is no longer the CV's.
  form.addEventListener('input', (event) => {
    const field = (event.target as HTMLElement).closest<HTMLElement>('[data-field]');
    if (field) delete field.dataset.state;
    const note = field?.querySelector('.note');
    if (note) note.textContent = '';
  });
}

/** A file let go over the form is the CV, not a page to open instead of this one. */
function takeDrops(form: HTMLFormElement, take: (file: File) => void): void {
  form.addEventListener('dragover', (event) => event.preventDefault());
  form.addEventListener('drop', (event) => {
    event.preventDefault();
    const dropped = event.dataTransfer?.files[0];
    if (dropped) take(dropped);
  });
}

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
  const file = form.elements.namedItem('file') as HTMLInputElement;
  file.addEventListener('change', async () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    uploadToken = undefined;
    const upload = await uploadCv(form, chosen);
    if (!upload) return;
    uploadToken = upload.token;
    if (upload.fields) prefill(form, upload.fields);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submitApplication(form, uploadToken);
  });
  // A field that the person puts right is no longer the CV's.
  form.addEventListener('input', (event) => {
    const field = (event.target as HTMLElement).closest<HTMLElement>('[data-field]');
    if (field) delete field.dataset.state;
    const note = field?.querySelector('.note');
    if (note) note.textContent = '';
  });
}

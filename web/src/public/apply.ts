import './apply.css';
import { keepComposedKeys } from '../lib/browser/composed-keys.ts';
import { loadLater } from '../lib/offline/load-with-retry.ts';
import { watchFields } from './check-form.ts';
import { restoreDraft } from './form-draft.ts';
import { watchJobHead } from './job-head.ts';
import { watchMonths } from './months.ts';
import { watchReach } from './reach.ts';
import { restoreReceived } from './received.ts';
import { submitApplication } from './submit.ts';
import type { CvTaker } from './take-cv.ts';

/*
 * The pages for candidates come whole from the server; this script uploads the CV first, fills in what was read from it
 * and sends the form. It is no part of the employer's application.
 */
keepComposedKeys();
const form = document.querySelector<HTMLFormElement>('#apply');
if (form) start(form);
const signUp = document.querySelector<HTMLFormElement>('#sign-up');
// Only the page of a talk loads it.
if (signUp) void loadLater(() => import('./sign-up.ts')).then(({ watchSignUp }) => watchSignUp(signUp));
for (const part of document.querySelectorAll<HTMLElement>('[data-part=status-code]'))
  void loadLater(() => import('./status-code.ts')).then(({ watchStatusCode }) => watchStatusCode(part));
for (const form of document.querySelectorAll<HTMLFormElement>('[data-part=new-contact]'))
  void loadLater(() => import('./new-contact.ts')).then(({ watchNewContact }) => watchNewContact(form));

function start(form: HTMLFormElement): void {
  restoreReceived(form);
  // A code is good only once.
  const draft = restoreDraft(form, 'code');
  watchMonths(form);
  watchReach(form);
  const code = form.querySelector<HTMLElement>('[data-part=code]');
  if (code) void loadLater(() => import('./apply-code.ts')).then(({ watchApplyCode }) => watchApplyCode(form, code));
  watchFields(form);
  // The fields can be filled in without.
  void loadLater(() => import('./suggest.ts')).then(({ watchSuggestions }) => watchSuggestions(form));
  watchJobHead();
  let cv: CvTaker | undefined;
  // A CV is chosen after a look at the form.
  const watching = loadLater(() => import('./watch-cv.ts')).then(({ watchCv }) => {
    cv = watchCv(form);
    return cv;
  });
  takeDrops(form, (dropped) => void watching.then(({ take }) => take(dropped)));
  // Without this script the browser would put what was typed into the address; so the button waits for it.
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.disabled = false;
  form.dataset.ready = '';
  // Only a form that asks for documents loads what takes them.
  const documents = form.querySelector('[data-document]')
    ? loadLater(() => import('./take-documents.ts')).then(({ documentTaker }) => documentTaker(form))
    : undefined;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void Promise.resolve(documents).then((taken) =>
      submitApplication(form, { token: undefined, uploading: false, ...cv?.status(), further: taken?.status() }, () => {
        draft.forget();
        cv?.forget();
        taken?.forget();
      }),
    );
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

import { phoneDigits } from '@qinghe/contract/phone.ts';
import { newKey } from '../lib/api/new-key.ts';
import { ask, SUCCESS } from './call.ts';
import { checkForm, watchFields } from './check-form.ts';
import { failureOf, refusalIn } from './failure.ts';
import { restoreDraft } from './form-draft.ts';
import { watchSendCode } from './send-code.ts';
import { clearErrors, setBusy, showFailure } from './submit.ts';
import { watchSuggestions } from './suggest.ts';
import { say } from './words.ts';

// One key for this form however often it is sent, so that a response lost on the way costs no second code.
let idempotencyKey = newKey();
let sentBefore = '';

/**
 * The form of a talk or a job fair: sends a code to the phone, then signs up and opens the ticket. What was typed stays
 * until then, and no longer: at a school's computer the next one sits down at the same tab.
 */
export function watchSignUp(form: HTMLFormElement): void {
  // A code is good only once.
  const draft = restoreDraft(form, 'code');
  watchFields(form);
  watchSuggestions(form);
  const submit = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = submit?.textContent ?? '';
  watchSendCode(form, form);
  // Without this script the browser would put what was typed into the address; so the button waits for it.
  if (submit) submit.disabled = false;
  form.dataset.ready = '';
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void signUp(form, submit, draft.forget);
  });
  // The browser may show the page as it was left: while it was sent.
  addEventListener('pageshow', ({ persisted }) => persisted && setBusy(submit, false, words));
}

/** Whoever signs up next is somebody else. */
function startAnew(form: HTMLFormElement): void {
  idempotencyKey = newKey();
  sentBefore = '';
  const news = form.querySelector('.words');
  if (news) news.textContent = '';
}

const textIn = (form: HTMLFormElement, name: string): string =>
  String(new FormData(form).get(name) ?? '')
    .normalize('NFKC')
    .trim();

async function signUp(form: HTMLFormElement, button: HTMLButtonElement | null, forget: () => void): Promise<void> {
  clearErrors(form);
  if (!checkForm(form, true)) return;
  const words = button?.textContent ?? '';
  setBusy(button, true, button?.dataset.busy ?? words);
  const visitor = {
    name: textIn(form, 'name'),
    phone: phoneDigits(textIn(form, 'phone')),
    school: textIn(form, 'school'),
    major: textIn(form, 'major'),
    degree: textIn(form, 'degree'),
    graduation_year: Number(textIn(form, 'graduation_year')),
  };
  const { call = '', of = '', uuid } = form.dataset;
  const wishes = new FormData(form).getAll('wishes');
  const body = {
    [of]: uuid,
    visitor,
    code: textIn(form, 'code'),
    consent: true,
    ...(wishes.length > 0 ? { wishes } : {}),
  };
  const content = JSON.stringify(body);
  if (sentBefore !== '' && sentBefore !== content) idempotencyKey = newKey();
  sentBefore = content;
  try {
    const response = await ask<{ ticket_url: string }>('POST', call, body, { 'Idempotency-Key': idempotencyKey });
    const { code, data } = response;
    if (code === SUCCESS && data) {
      forget();
      // The browser may show this page as it was left.
      form.reset();
      startAnew(form);
      return location.assign(new URL(data.ticket_url, location.href).pathname);
    }
    showFailure(form, refusalIn(response) ?? say('failed'), response.field?.replace(/^visitor\.|\.\d+$/g, ''));
  } catch (error) {
    showFailure(form, failureOf(error));
  }
  setBusy(button, false, words);
}

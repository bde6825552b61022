import { newKey } from '../lib/new-key.ts';
import { ask } from './call.ts';
import { checkForm } from './check-form.ts';
import { offerStatusCode, openLink } from './status-code.ts';
import { say } from './words.ts';

const DUPLICATE = 40905;

// One key for this form however often it is sent, so that a response lost on the way makes no second application.
let idempotencyKey = newKey();
let sentBefore = '';

/** Sends the form and goes to the status page. When something fails, everything typed stays. */
export async function submitApplication(
  form: HTMLFormElement,
  { token, uploading }: { token: string | undefined; uploading: boolean },
  onSent: () => void,
): Promise<void> {
  clearErrors(form);
  if (uploading) return showFailure(form, say('stillUploading'));
  if (!checkForm(form, token !== undefined) || token === undefined) return;
  const body = bodyOf(form, token);
  const content = JSON.stringify(body);
  if (sentBefore !== '' && sentBefore !== content) idempotencyKey = newKey();
  sentBefore = content;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = button?.textContent ?? '';
  setBusy(button, true, say('sending'));
  try {
    const response = await ask<{ status_url: string }>('POST', '/api/v1/apply', body, {
      'Idempotency-Key': idempotencyKey,
    });
    if (response.data) {
      onSent();
      openLink(response.data.status_url);
    } else if (response.code === DUPLICATE) offerStatus(form, body.job_uuid, body.candidate.phone);
    else
      showFailure(form, response.reason ?? response.msg ?? say('failed'), response.field?.replace(/^candidate\./, ''));
  } catch {
    showFailure(form, say('offline'));
  } finally {
    setBusy(button, false, words);
  }
}

function bodyOf(form: HTMLFormElement, uploadToken: string) {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)));
  return {
    job_uuid: form.dataset.job ?? '',
    upload_token: uploadToken,
    candidate: {
      name: text('name'),
      phone: text('phone').replace(/[\s-]/g, ''),
      email: text('email'),
      school: text('school'),
      degree: text('degree'),
      major: text('major'),
      graduation_month: text('graduation_month'),
      city: text('city'),
      days_per_week: number('days_per_week'),
      months: number('months'),
      earliest_start: text('earliest_start') || null,
    },
    answers: data.getAll('answer').map((answer) => String(answer).trim()),
    consent: data.get('consent') === 'on',
  };
}

/** This phone has applied already: a code on it shows when, and where that application stands. */
function offerStatus(form: HTMLFormElement, job_uuid: string, phone: string): void {
  const part = form.querySelector<HTMLElement>('.duplicate');
  const words = part?.querySelector('strong');
  if (!part || !words) return;
  part.hidden = false;
  // No code reaches other phones.
  const reachable = /^1[3-9]\d{9}$/.test(phone);
  words.textContent = say(reachable ? 'duplicate' : 'duplicateElsewhere');
  part.scrollIntoView({ block: 'center' });
  const means = part.querySelector<HTMLElement>('.means');
  const open = part.querySelector<HTMLButtonElement>('[data-do=see]');
  if (!means || !open) return;
  means.hidden = !reachable;
  open.hidden = true;
  offerStatusCode(part, { job_uuid, phone }, ({ status_url, applied_at }) => {
    const date = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'long' });
    words.textContent = say('duplicateAt', { date: date.format(new Date(applied_at)) });
    means.hidden = true;
    open.hidden = false;
    // Beside this page, so that what was typed stays.
    open.onclick = () => openLink(status_url, '_blank');
  });
}

function setBusy(button: HTMLButtonElement | null, busy: boolean, words: string): void {
  if (!button) return;
  button.disabled = busy;
  button.textContent = words;
}

function clearErrors(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-state=wrong]')) {
    delete field.dataset.state;
    const note = field.querySelector('.note');
    if (note) note.textContent = '';
  }
  for (const part of form.querySelectorAll<HTMLElement>('.failure, .duplicate')) part.hidden = true;
}

/** Says what is wrong at the field itself where there is one, and takes the person there. */
function showFailure(form: HTMLFormElement, text: string, name?: string): void {
  const failure = form.querySelector<HTMLElement>('.failure');
  const field = form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name ?? '')}"]`);
  const note = field?.querySelector('.note');
  if (field && note) {
    field.dataset.state = 'wrong';
    note.textContent = text;
  } else if (failure) {
    failure.hidden = false;
    failure.textContent = text;
  }
  const target = form.elements.namedItem(name ?? '');
  if (target instanceof HTMLElement) target.focus();
  else failure?.scrollIntoView({ block: 'center' });
}

import { phoneDigits } from '@qinghe/contract/phone.ts';
import { newKey } from '../lib/api/new-key.ts';
import { parseMonth } from '../lib/time/month-text.ts';
import { ask, SUCCESS } from './call.ts';
import { checkForm } from './check-form.ts';
import { failureOf, refusalIn } from './failure.ts';
import { showReceived } from './received.ts';
import type { DocumentTaker } from './take-documents.ts';
import { say } from './words.ts';

// One key for this form however often it is sent, so that a response lost on the way makes no second application.
let idempotencyKey = newKey();
let sentBefore = '';

interface Handed {
  /** Of the CV. */
  token: string | undefined;
  uploading: boolean;
  /** What is asked for beside it; undefined where nothing is. */
  further?: ReturnType<DocumentTaker['status']> | undefined;
}

/** Sends the form and says that it has come in. When something fails, everything typed stays. */
export async function submitApplication(
  form: HTMLFormElement,
  { token, uploading, further }: Handed,
  onSent: () => void,
): Promise<void> {
  clearErrors(form);
  if (uploading) return showFailure(form, say('stillUploading'));
  if (further?.uploading) return showFailure(form, say('documentsUploading'));
  if (!checkForm(form, token !== undefined) || token === undefined) return;
  const body = { ...bodyOf(form, token), documents: further?.documents };
  const content = JSON.stringify(body);
  if (sentBefore !== '' && sentBefore !== content) idempotencyKey = newKey();
  sentBefore = content;
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  const words = button?.textContent ?? '';
  setBusy(button, true, say('sending'));
  try {
    const response = await ask<object>('POST', '/api/v1/apply', body, { 'Idempotency-Key': idempotencyKey });
    if (response.code === SUCCESS) {
      onSent();
      showReceived(form, body.candidate);
    } else tellRefusal(form, response);
  } catch (error) {
    showFailure(form, failureOf(error));
  } finally {
    setBusy(button, false, words);
  }
}

/** A field that the form has not is one that the employer asks for since the page was opened. */
function tellRefusal(form: HTMLFormElement, response: Awaited<ReturnType<typeof ask>>): void {
  const { field = '' } = response;
  const words = refusalIn(response) ?? say('failed');
  const [, name = field] = /^candidate\.(.+)/.exec(field) ?? [];
  if (field === 'code') form.dispatchEvent(new Event('code'));
  const isMissing = /^(candidate\.|documents\.|code$)/.test(field) && !form.elements.namedItem(name);
  showFailure(form, isMissing ? say('formChanged', { words }) : words, name);
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
      phone: phoneDigits(text('phone')),
      email: text('email'),
      school: text('school'),
      degree: text('degree') || null,
      major: text('major'),
      graduation_month: parseMonth(text('graduation_month')) ?? (text('graduation_month') || null),
      city: text('city'),
      days_per_week: number('days_per_week'),
      months: number('months'),
      earliest_start: text('earliest_start') || null,
      gpa: text('gpa'),
      wish_city: text('wish_city'),
      wish_rank: number('wish_rank'),
      offer_state: text('offer_state') || null,
    },
    answers: data.getAll('answer').map((answer) => String(answer).trim()),
    code: text('code').normalize('NFKC'),
    source: form.dataset.source ?? '',
    consent: data.get('consent') === 'on',
  };
}

export function setBusy(button: HTMLButtonElement | null, busy: boolean, words: string): void {
  if (!button) return;
  button.disabled = busy;
  button.textContent = words;
}

export function clearErrors(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>('[data-state=wrong]:not([data-document])')) {
    delete field.dataset.state;
    const note = field.querySelector('.note');
    if (note) note.textContent = '';
  }
  for (const part of form.querySelectorAll<HTMLElement>('.failure')) part.hidden = true;
}

/** Says what is wrong at the field itself where there is one, and takes the person there. */
export function showFailure(form: HTMLFormElement, text: string, name?: string): void {
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

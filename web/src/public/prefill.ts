import { cvValues } from './cv-values.ts';
import type { ReadCv } from './reading.ts';
import { say } from './words.ts';

/** What a CV may say something of; of the documents beside it, it says nothing. */
const FIELDS = '[data-field]:not([data-document])';

/**
 * Puts what was read from the CV into the form's empty fields and marks each for checking; what the person typed stays.
 * Required fields that the CV says nothing of are marked too.
 * @returns how many fields were filled
 */
export function prefill(form: HTMLFormElement, cv: ReadCv): number {
  const values = cvValues(cv, new Date().toISOString().slice(0, 10));
  let filled = 0;
  for (const field of form.querySelectorAll<HTMLElement>(FIELDS)) {
    const input = field.querySelector<HTMLInputElement | HTMLSelectElement>('input:not([type=checkbox]), select');
    const state = field.dataset.state ?? '';
    if (!input || input.disabled || (input.value !== '' && !isUnchecked(state))) continue;
    const found = values[field.dataset.field ?? ''];
    input.value = found?.value ?? '';
    // The browser refuses a value that does not fit the field; then it stays empty for the person.
    if (found && input.value !== '') {
      filled += 1;
      mark(field, found.doubt ? 'doubtful' : 'from-cv', say(found.doubt ? `doubt.${found.doubt}` : 'fromCv'));
    } else if (input.required) mark(field, 'missing', say('notInCv'));
    else mark(field, '', '');
  }
  tellChecks(form, filled);
  return filled;
}

/** Takes back what an earlier CV filled in and the person has not looked at: it is not of the CV that will be sent. */
export function takeBack(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLElement>(FIELDS)) {
    const input = field.querySelector<HTMLInputElement | HTMLSelectElement>('input:not([type=checkbox]), select');
    if (!input || !isUnchecked(field.dataset.state ?? '')) continue;
    input.value = '';
    mark(field, '', '');
  }
  tellChecks(form, 0);
}

/** Keeps the marks in step with the person: a field that was changed, or looked at and left, is checked. */
export function watchChecks(form: HTMLFormElement): void {
  const check = (target: EventTarget | null, left: boolean) => {
    const field = (target as HTMLElement).closest<HTMLElement>(FIELDS);
    // Whoever turns to another window, to look into the CV, has not left the field.
    if (!field || (left && (!isFilled(field.dataset.state ?? '') || target === document.activeElement))) return;
    mark(field, '', '');
    tellChecks(form);
  };
  form.addEventListener('input', ({ target }) => check(target, false));
  form.addEventListener('focusout', ({ target }) => check(target, true));
  form.querySelector('.checks button')?.addEventListener('click', () => {
    const field = toCheck(form)[0];
    const input = field?.querySelector<HTMLElement>('input, select');
    input?.scrollIntoView({ block: 'center' });
    input?.focus({ preventScroll: true });
  });
}

const isFilled = (state: string): boolean => state === 'from-cv' || state === 'doubtful';
const isUnchecked = (state: string): boolean => isFilled(state) || state === 'missing';

/** Fields that wait for the person: what is missing or doubtful first. */
function toCheck(form: HTMLFormElement): HTMLElement[] {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELDS)].filter(({ dataset }) =>
    isUnchecked(dataset.state ?? ''),
  );
  const isUrgent = ({ dataset }: HTMLElement) => dataset.state !== 'from-cv';
  return [...fields.filter(isUrgent), ...fields.filter((field) => !isUrgent(field))];
}

function tellChecks(form: HTMLFormElement, filled?: number): void {
  const line = form.querySelector<HTMLElement>('.checks');
  const text = line?.querySelector('span');
  const button = line?.querySelector('button');
  if (!line || !text || !button) return;
  if (filled !== undefined) {
    line.dataset.filled = String(filled);
    line.hidden = filled === 0;
  }
  const waiting = toCheck(form);
  const urgent = waiting.filter(({ dataset }) => dataset.state !== 'from-cv').length;
  const first = waiting[0]?.querySelector('label')?.firstChild?.textContent?.trim() ?? '';
  line.dataset.state = urgent > 0 ? 'urgent' : waiting.length > 0 ? 'some' : 'none';
  button.hidden = waiting.length === 0;
  const key = urgent > 0 ? 'checksUrgent' : waiting.length > 0 ? 'checksLeft' : 'checksDone';
  text.textContent = say(key, { filled: line.dataset.filled ?? '', urgent, left: waiting.length, first });
}

function mark(field: HTMLElement, state: string, words: string): void {
  if (state === '') delete field.dataset.state;
  else field.dataset.state = state;
  const note = field.querySelector('.note');
  if (note) note.textContent = words;
}

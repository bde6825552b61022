import { phoneDigits } from '@qinghe/contract/phone.ts';
import { cvBox } from './cv-box.ts';
import { isNoMonth } from './months.ts';
import { say } from './words.ts';

type Control = HTMLInputElement | HTMLSelectElement;

/** Says at each field what is missing or wrong, and takes the person to the first. @returns whether nothing is */
export function checkForm(form: HTMLFormElement, hasCv: boolean): boolean {
  const wrong = controlsOf(form).filter(tellProblem);
  if (!hasCv) {
    cvBox(form).show({ state: 'missing', title: say('noFile'), words: '' });
    wrong.unshift(form.elements.namedItem('file') as HTMLInputElement);
  }
  wrong[0]?.focus();
  return wrong.length === 0;
}

/** Says while somebody types that a text has become longer than it may be; what is put right is wrong no more. */
export function watchFields(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    const control = target as Control;
    if (!controlsOf(form).includes(control)) return;
    if (isTooLong(control)) tellProblem(control);
    else if (isRight(control)) settle(control);
  });
}

/** A phone that the server refused is right once it is one; of other fields what the script can tell. */
const isRight = (control: Control): boolean =>
  problemOf(control) === undefined && (control.type !== 'tel' || /^1[3-9]\d{9}$/.test(phoneDigits(control.value)));

function settle(control: Control): void {
  const field = control.closest<HTMLElement>('[data-field][data-state=wrong]');
  const note = field?.querySelector('.note');
  if (!field || !note) return;
  delete field.dataset.state;
  note.textContent = '';
}

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('[data-field] :is(input, select)')].filter(({ disabled }) => !disabled);

/** @returns whether there is a problem */
function tellProblem(control: Control): boolean {
  const words = problemOf(control);
  const field = control.closest<HTMLElement>('[data-field]');
  const note = field?.querySelector('.note');
  if (words === undefined || !field || !note) return false;
  field.dataset.state = 'wrong';
  note.textContent = words;
  return true;
}

/** What is said of a control that has nothing, where it is no text. */
const missing: Record<string, 'noConsent' | 'noDocument'> = { checkbox: 'noConsent', file: 'noDocument' };

/** What is wrong with a field as it stands, in words; the server says the rest. */
function problemOf(control: Control): string | undefined {
  const { validity, value, dataset } = control;
  if (validity.rangeUnderflow || validity.rangeOverflow || validity.stepMismatch || validity.badInput)
    return sayRange(control as HTMLInputElement);
  if (validity.valueMissing || (control.required && value.trim() === ''))
    return say(missing[control.type] ?? 'required');
  if (isNoMonth(control)) return say('month');
  if (isTooLong(control)) return say('tooLong', { max: dataset.max ?? '', length: value.length });
  return undefined;
}

const isTooLong = ({ dataset, value }: Control): boolean =>
  dataset.max !== undefined && value.length > Number(dataset.max);

/** A number outside of its range; a day that is none has no range. */
const sayRange = ({ min, max }: HTMLInputElement): string =>
  min === '' || max === '' ? say('required') : say('range', { min, max });

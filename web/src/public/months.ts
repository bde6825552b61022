import { parseMonth } from '../lib/time/month-text.ts';

/** Reads months as people write them, where the browser has no picker for them: its field is one for text then. */
export function watchMonths(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=month]')) {
    input.dataset.month = '';
    if (input.type === 'month') continue;
    input.placeholder = '2027-06';
    input.inputMode = 'decimal';
  }
  form.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.month === undefined) return;
      target.value = parseMonth(target.value) ?? target.value;
    },
    true,
  );
}

/** Whether a month is written as nobody can read it. */
export const isNoMonth = ({ dataset, value }: HTMLInputElement | HTMLSelectElement): boolean =>
  dataset.month !== undefined && value.trim() !== '' && parseMonth(value) === undefined;

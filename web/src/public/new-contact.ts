import { watchSendCode } from './send-code.ts';

/** A form with a new phone or e-mail and the code that goes to it: it can be sent once this script can ask for that. */
export function watchNewContact(form: HTMLFormElement): void {
  watchSendCode(form, form);
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]');
  if (button) button.disabled = false;
  form.dataset.ready = '';
}

import { phoneDigits } from '@qinghe/contract/phone.ts';

/** Where the employer asks for no e-mail, whoever no SMS reaches is asked all the same: a mainland mobile alone gets one. */
export function watchReach(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLElement>('[data-field=email][hidden]');
  const email = field?.querySelector('input');
  const phone = form.elements.namedItem('phone');
  if (!field || !email || !(phone instanceof HTMLInputElement)) return;
  const follow = () => {
    const digits = phoneDigits(phone.value);
    field.hidden = digits === '' || /^1[3-9]\d{9}$/.test(digits);
    email.disabled = field.hidden;
  };
  follow();
  form.addEventListener('change', follow);
}

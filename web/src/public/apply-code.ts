import { phoneDigits } from '@qinghe/contract/phone.ts';
import { watchSendCode } from './send-code.ts';

/**
 * The code to the phone, where the employer takes so many applications of one person: shown once it is asked for, and to
 * whom one can be sent. No SMS reaches a phone that is no mainland mobile.
 */
export function watchApplyCode(form: HTMLFormElement, part: HTMLElement): void {
  watchSendCode(form, part);
  const input = part.querySelector<HTMLInputElement>('[name=code]');
  const phone = form.elements.namedItem('phone');
  if (!input || !(phone instanceof HTMLInputElement)) return;
  const follow = () => {
    const digits = phoneDigits(phone.value);
    part.hidden = part.dataset.asked !== 'true' || !(digits === '' || /^1[3-9]\d{9}$/.test(digits));
    input.disabled = part.hidden;
  };
  follow();
  form.addEventListener('change', follow);
  // Refused without it: the employer has begun to ask for it since the page was opened.
  form.addEventListener('code', () => {
    part.dataset.asked = 'true';
    follow();
  });
}

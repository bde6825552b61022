import { phoneDigits } from '@qinghe/contract/phone.ts';
import { ask } from './call.ts';
import { failureOf, refusalIn, waitIn } from './failure.ts';
import { proveHuman } from './prove-human.ts';
import { sendButton } from './send-button.ts';
import { clearErrors, showFailure } from './submit.ts';
import { say } from './words.ts';

interface Sent {
  resend_after: number;
}

/** The button in a part of a form that sends a code to the phone or e-mail typed in it, and what it says of that. */
export function watchSendCode(form: HTMLFormElement, part: HTMLElement): void {
  const send = part.querySelector<HTMLButtonElement>('[data-do=send]');
  if (!send) return;
  const button = sendButton(send);
  send.disabled = false;
  send.addEventListener('click', () => void sendCode(form, part, button));
}

async function sendCode(
  form: HTMLFormElement,
  part: HTMLElement,
  button: ReturnType<typeof sendButton>,
): Promise<void> {
  const news = part.querySelector<HTMLElement>('.words');
  const tell = (words: string) => {
    if (news) news.textContent = words;
  };
  clearErrors(form);
  button.busy();
  let wait = 0;
  try {
    const data = new FormData(form);
    const captcha_proof = await proveHuman();
    const common = { purpose: 'apply', captcha_proof };
    const phone = data.get('phone');
    const response =
      phone === null
        ? await ask<Sent>('POST', '/api/v1/email/send_email', { email: data.get('email'), ...common })
        : await ask<Sent>('POST', '/api/v2/sms/send', { phone: phoneDigits(String(phone)), ...common });
    const refusal = refusalIn(response);
    tell(refusal === undefined ? say('codeSent') : '');
    if (refusal === undefined) {
      wait = response.data?.resend_after ?? 0;
      part.querySelector<HTMLInputElement>('[name=code]')?.focus();
    } else {
      wait = shortWait(waitIn(response));
      showFailure(form, refusal, response.field);
    }
  } catch (error) {
    tell('');
    showFailure(form, failureOf(error));
  }
  button.free(wait);
}

/** Seconds that a button counts down; nobody watches one for an hour. */
const shortWait = (seconds: number): number => (seconds <= 90 ? seconds : 0);

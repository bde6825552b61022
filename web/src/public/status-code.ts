import { ask as post, SUCCESS } from './call.ts';
import { failureOf, refusalIn } from './failure.ts';
import { proveHuman } from './prove-human.ts';
import { say } from './words.ts';

/** Whose status is asked for: of a link that was opened before, or of a phone that applied for a job already. */
export type StatusOf = { link_token: string } | { job_uuid: string; phone: string };

interface Sent {
  sent?: 'code' | 'link';
}

/** A page of an application, for whoever has to prove that it is theirs: its address names the token, and what comes then. */
export function watchStatusCode(part: HTMLElement): void {
  const [, , link_token = '', page = ''] = location.pathname.split('/');
  offerStatusCode(part, { link_token }, page);
}

/** Sends a code and, for the right one, opens the status page. */
export function offerStatusCode(part: HTMLElement, of: StatusOf, page = ''): void {
  const send = part.querySelector<HTMLButtonElement>('[data-do=send]');
  const open = part.querySelector<HTMLButtonElement>('[data-do=open]');
  const entry = part.querySelector<HTMLElement>('.code-entry');
  const input = part.querySelector<HTMLInputElement>('input');
  const news = part.querySelector<HTMLElement>('.words');
  if (!send || !open || !entry || !input || !news) return;
  const tell = (text: string, failed = false) => {
    news.textContent = text;
    news.classList.toggle('wrong', failed);
  };
  const busy = async (button: HTMLButtonElement, work: () => Promise<void>) => {
    button.disabled = true;
    await work().catch((error: unknown) => tell(failureOf(error), true));
    button.disabled = false;
  };
  const ask = (button: HTMLButtonElement, toEmail: boolean) =>
    busy(button, async () => {
      tell(say('sendingCode'));
      const response = await sendCode(of, toEmail);
      const refusal = refusalIn(response);
      if (refusal !== undefined) return tell(refusal, true);
      const byLink = response.data?.sent === 'link';
      tell(say(byLink ? 'linkSent' : 'codeSent'));
      if (!toEmail) button.textContent = say('sendAgain');
      entry.hidden = byLink;
      if (!entry.hidden) input.focus();
    });
  send.onclick = () => ask(send, false);
  const mail = part.querySelector<HTMLButtonElement>('[data-do=mail]');
  mail?.addEventListener('click', () => void ask(mail, true));
  open.onclick = () =>
    busy(open, async () => {
      const response = await post<{ status_url: string }>('POST', '/api/v1/apply/status', {
        code: input.value.normalize('NFKC').trim(),
        of,
      });
      const { code, data } = response;
      if (code !== SUCCESS || !data) return tell(refusalIn(response) ?? say('failed'), true);
      tell('');
      openLink(data.status_url, page);
    });
  // Enter hands in the code, not the form around it.
  input.onkeydown = (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    open.click();
  };
}

/** Opens a one-time link as its page's button does: only a POST uses it up. `page` is where it leads then. */
function openLink(statusUrl: string, page: string): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `${new URL(statusUrl, location.href).pathname}${page ? `?to=${page}` : ''}`;
  document.body.append(form);
  form.submit();
  form.remove();
}

async function sendCode(of: StatusOf, toEmail: boolean) {
  const captcha_proof = await proveHuman();
  if ('link_token' in of)
    return post<Sent>('POST', '/api/v1/apply/status/code', { ...of, to_email: toEmail, captcha_proof });
  const { phone } = of;
  return post<Sent>('POST', '/api/v2/sms/send', { phone, purpose: 'apply', captcha_proof });
}

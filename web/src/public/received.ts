import { loadLater } from './load-later.ts';
import { forget, load, save } from './tab-storage.ts';
import { say } from './words.ts';

/** Where the message about an application goes. */
interface Reached {
  phone: string;
  email: string;
}

const keyOf = (form: HTMLFormElement) => `received:${form.dataset.job}`;

/** The application has come in: says so in the form's place, also after a reload of the tab. */
export function showReceived(form: HTMLFormElement, reached: Reached): void {
  save(keyOf(form), reached);
  const part = show(form, reached);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** Shows again what `showReceived` showed before a reload. */
export function restoreReceived(form: HTMLFormElement): void {
  const reached = load<Reached>(keyOf(form));
  if (reached) show(form, reached);
}

function show(form: HTMLFormElement, { phone, email }: Reached): HTMLElement | null {
  const part = document.querySelector<HTMLElement>('#received');
  const sent = part?.querySelector<HTMLElement>('.sent');
  const means = part?.querySelector<HTMLElement>('.means');
  const another = part?.querySelector<HTMLElement>('[data-do=another]');
  if (!part || !sent || !means || !another) return null;
  form.hidden = true;
  part.hidden = false;
  const jump = document.querySelector<HTMLElement>('.jump');
  if (jump) jump.hidden = true;
  sent.textContent = say('messageTo', { address: email || phone });
  // No code reaches other phones.
  means.hidden = !/^1[3-9]\d{9}$/.test(phone);
  const job_uuid = form.dataset.job ?? '';
  void loadLater(() => import('./status-code.ts')).then(({ offerStatusCode }) =>
    offerStatusCode(means, { job_uuid, phone }),
  );
  another.onclick = () => {
    forget(keyOf(form));
    location.reload();
  };
  return part;
}

import { loadLater } from '../lib/offline/load-with-retry.ts';
import { forget, load, save } from './tab-storage.ts';
import { say } from './words.ts';

/** Where the message about an application goes. */
interface Reached {
  phone: string;
  email: string;
}

const keyOf = (form: HTMLFormElement) => `received:${form.dataset.job}`;

/**
 * The application has come in: says so in the form's place, also after a reload. Whose it was, the page knows until it is
 * left and the tab never does: at a school's computer the next one sits down at it.
 */
export function showReceived(form: HTMLFormElement, reached: Reached): void {
  save(keyOf(form), true);
  form.reset();
  const part = show(form, reached);
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
}

/** Says again after a reload that it has come in; who opens the page anew finds its form. */
export function restoreReceived(form: HTMLFormElement): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (opened?.type !== 'reload') forget(keyOf(form));
  else if (load(keyOf(form))) show(form);
}

function show(form: HTMLFormElement, reached?: Reached): HTMLElement | null {
  const part = document.querySelector<HTMLElement>('#received');
  const sent = part?.querySelector<HTMLElement>('.sent');
  const means = part?.querySelector<HTMLElement>('.means');
  const another = part?.querySelector<HTMLElement>('[data-do=another]');
  if (!part || !sent || !means || !another) return null;
  form.hidden = true;
  part.hidden = false;
  const jump = document.querySelector<HTMLElement>('.jump');
  if (jump) jump.hidden = true;
  means.hidden = true;
  if (reached) tellWhere({ sent, means, job_uuid: form.dataset.job ?? '' }, reached);
  another.onclick = () => {
    forget(keyOf(form));
    location.reload();
  };
  return part;
}

function tellWhere(
  { sent, means, job_uuid }: { sent: HTMLElement; means: HTMLElement; job_uuid: string },
  { phone, email }: Reached,
): void {
  sent.textContent = say('messageTo', { address: email || phone });
  // No code reaches other phones.
  means.hidden = !/^1[3-9]\d{9}$/.test(phone);
  void loadLater(() => import('./status-code.ts')).then(({ offerStatusCode }) =>
    offerStatusCode(means, { job_uuid, phone }),
  );
  // The browser may show this page again as it was left.
  addEventListener('pagehide', () => {
    sent.textContent = '';
    means.hidden = true;
  });
}

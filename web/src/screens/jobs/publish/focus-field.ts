import type { Finding } from '@qinghe/contract/jobs/job.ts';

const CONTROLS = 'input:not([type=hidden]), textarea, select, [contenteditable=true]';

/** Puts the focus into a field of the form; into one that is still loading as soon as it is there, unless somebody was quicker. */
export function focusField(form: HTMLElement | null, field: string): void {
  // The two ends of the pay stand in one place.
  const name = field === 'pay_max' ? 'pay_min' : field;
  const place = form?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control = place?.querySelector<HTMLElement>(CONTROLS);
  control?.focus();
  if (control || !place) return;
  place.scrollIntoView({ block: 'center' });
  const waiting = new MutationObserver(() => {
    const late = place.querySelector<HTMLElement>(CONTROLS);
    if (!late) return;
    waiting.disconnect();
    if (document.activeElement === document.body) late.focus();
  });
  waiting.observe(place, { childList: true, subtree: true });
}

/** Takes the person to the first field that something is wrong with. */
export function focusFirst(form: HTMLElement | null, findings: readonly Finding[]): void {
  const fields = new Set<string>(findings.filter(({ level }) => level === 'block').map(({ field }) => field));
  if (fields.has('pay_max')) fields.add('pay_min');
  const first = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find((field) =>
    fields.has(field.dataset.field ?? ''),
  );
  first?.querySelector<HTMLElement>(CONTROLS)?.focus();
}

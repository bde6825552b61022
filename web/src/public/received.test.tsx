import { afterEach, expect, test, vi } from 'vitest';
import { screen, waitFor } from '../../test/screen.tsx';
import { restoreReceived, showReceived } from './received.ts';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});

function draw(): HTMLFormElement {
  document.body.innerHTML = `<section id="received" hidden tabindex="-1"><h2>投递已收到</h2><p class="sent"></p>
    <div class="means"><button type="button" data-do="send">发送验证码</button><p class="code-entry" hidden><input><button data-do="open"></button></p><p class="words"></p></div>
    <button type="button" data-do="another">为其他人投递</button></section>
    <form data-job="01890000-0000-7000-8000-00000000000b"><input aria-label="姓名"></form>`;
  return document.querySelector('form') as HTMLFormElement;
}
const openedBy = (type: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
const received = () => document.querySelector<HTMLElement>('#received');
const reached = { phone: '13800001234', email: '' };

test('where the message went is said until the page is left, and is in no store of the tab', async () => {
  const form = draw();
  screen.getByLabelText<HTMLInputElement>('姓名').value = '许知远';
  showReceived(form, reached);
  expect(received()?.textContent).toContain('13800001234');
  expect(screen.getByLabelText<HTMLInputElement>('姓名').value).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('13800001234');
  window.dispatchEvent(new Event('pagehide'));
  expect(received()?.textContent).not.toContain('13800001234');
  expect(document.querySelector<HTMLElement>('.means')?.hidden).toBe(true);
});

test('a reload says that it has come in, not from whom; who opens the page anew finds the form', async () => {
  showReceived(draw(), reached);
  openedBy('reload');
  const reloaded = draw();
  restoreReceived(reloaded);
  await waitFor(() => expect(received()?.hidden).toBe(false));
  expect([reloaded.hidden, received()?.textContent.includes('1380000')]).toEqual([true, false]);
  openedBy('back_forward');
  const anew = draw();
  restoreReceived(anew);
  expect([anew.hidden, received()?.hidden]).toEqual([false, true]);
  expect(sessionStorage).toHaveLength(0);
});

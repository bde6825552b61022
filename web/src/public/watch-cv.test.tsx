import { afterEach, expect, test } from 'vitest';
import { watchCv } from './watch-cv.ts';

afterEach(() => document.body.replaceChildren());

/** The box of an apply form; of one byte, so that each file gets its answer at once. */
function draw(): { form: HTMLFormElement; input: HTMLInputElement } {
  document.body.innerHTML = `<form data-job="job"><div data-part="cv">
    <input type="file" name="file" data-max="1"><div class="progress" hidden><strong></strong><p class="words"></p></div>
  </div></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  return { form, input: form.elements.namedItem('file') as HTMLInputElement };
}

function choose(input: HTMLInputElement, name: string) {
  Object.defineProperty(input, 'files', { configurable: true, value: [new File(['%PDF'], name)] });
  input.dispatchEvent(new Event('change'));
}

const title = () => document.querySelector('strong')?.textContent;

test('a CV that was chosen before the code came is taken when it comes', async () => {
  const { form, input } = draw();
  choose(input, 'early.pdf');
  expect(title()).toBe('');
  watchCv(form);
  await expect.poll(title).toBe('early.pdf');
});

test('a CV that is chosen later is taken too, and one from elsewhere', async () => {
  const { form, input } = draw();
  const { take } = watchCv(form);
  choose(input, 'late.pdf');
  await expect.poll(title).toBe('late.pdf');
  await take(new File(['%PDF'], 'dropped.pdf'));
  expect(title()).toBe('dropped.pdf');
});

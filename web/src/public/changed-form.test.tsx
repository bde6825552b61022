import { afterEach, expect, test, vi } from 'vitest';
import { checkForm } from './check-form.ts';
import { restoreDraft } from './form-draft.ts';
import { watchReach } from './reach.ts';
import { submitApplication } from './submit.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

const field = (name: string, more = '') =>
  `<p data-field="${name}"><input name="${name}" ${more}><span class="note"></span></p>`;

/** An apply form with some fields, as the server draws it. */
function draw(fields: string): HTMLFormElement {
  document.body.innerHTML = `<form data-job="one">
    <div data-part="cv"><div class="progress" hidden><p><strong></strong><span></span></p><p class="words"></p></div>
    <input type="file" name="file"></div>${fields}
    <textarea name="answer"></textarea><textarea name="answer"></textarea>
    <p class="failure" hidden></p><button type="submit"></button></form>`;
  return document.querySelector('form') as HTMLFormElement;
}
const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
function type(control: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  control.value = text;
  for (const event of ['input', 'change']) control.dispatchEvent(new Event(event, { bubbles: true }));
}

test('what was typed stands in the same fields after the employer has asked for others', () => {
  const before = draw(field('name') + field('school') + field('city'));
  restoreDraft(before);
  for (const [name, text] of [
    ['name', '林晓'],
    ['school', '同济大学'],
    ['city', '上海'],
  ] as const)
    type(input(before, name), text);
  for (const [index, area] of before.querySelectorAll('textarea').entries()) type(area, `答${index}`);
  const after = draw(field('name') + field('gpa') + field('city'));
  restoreDraft(after);
  expect(['name', 'gpa', 'city'].map((name) => input(after, name).value)).toEqual(['林晓', '', '上海']);
  expect([...after.querySelectorAll('textarea')].map(({ value }) => value)).toEqual(['答0', '答1']);
});

test('a field that is asked for since the page was opened is named, with what to do; nothing typed is lost', async () => {
  const form = draw(field('name') + field('gpa'));
  input(form, 'name').value = '林晓';
  const refusals = [
    { code: 400, msg: '', field: 'candidate.school', reason: '请填写学校' },
    { code: 400, msg: '', field: 'candidate.gpa', reason: '请填写绩点或排名' },
  ];
  vi.stubGlobal('fetch', async () => ({ json: async () => refusals.shift() }));
  const send = () => submitApplication(form, { token: 'upload', uploading: false }, () => undefined);
  await send();
  const failure = form.querySelector<HTMLElement>('.failure');
  expect(failure?.hidden).toBe(false);
  expect(failure?.textContent).toMatch(/^请填写学校：企业刚修改了这份表单。请刷新页面再填/);
  await send();
  expect(failure?.hidden).toBe(true);
  expect(form.querySelector('[data-field=gpa] .note')?.textContent).toBe('请填写绩点或排名');
  expect(input(form, 'name').value).toBe('林晓');
});

test('where no e-mail is asked for, it is asked of whom no SMS reaches, and of nobody else', () => {
  const form = draw(
    `${field('phone')}<p data-field="email" hidden><input name="email" required disabled><span class="note"></span></p>`,
  );
  watchReach(form);
  const email = form.querySelector<HTMLElement>('[data-field=email]');
  const missing = () => {
    const passes = checkForm(form, true);
    return { hidden: email?.hidden, passes };
  };
  expect(missing()).toEqual({ hidden: true, passes: true });
  type(input(form, 'phone'), '+852 6123 4567');
  expect(missing()).toEqual({ hidden: false, passes: false });
  type(input(form, 'phone'), '138 1234 5678');
  expect(missing()).toEqual({ hidden: true, passes: true });
  type(input(form, 'phone'), '85261234567');
  type(input(form, 'email'), 'hk@example.com');
  expect(missing()).toEqual({ hidden: false, passes: true });
});

import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { afterEach, expect, test } from 'vitest';
import { prefill, takeBack, watchChecks } from './prefill.ts';

afterEach(() => document.body.replaceChildren());

const from = <T,>(value: T, doubt?: 'leftover' | 'unclear' | 'asked') => ({ value, source: null, doubt });
const cv: CvFields = {
  name: from('林晓'),
  email: from('lin@example.com', 'unclear'),
  city: from('上海', 'asked'),
  educations: [{ school: from('浙江大学'), degree: from('bachelor'), major: from('软件工程', 'leftover') }],
};

/** The fields of an apply form that a CV fills, and the line above them. */
function draw(): HTMLFormElement {
  const names = ['name', 'email', 'school', 'major', 'city'];
  document.body.innerHTML = `<form><p class="checks" hidden><span></span> <button type="button">看下一项</button></p>
    ${names.map((name) => `<p data-field="${name}"><label>${name} <small>选填</small></label><input name="${name}" aria-describedby="note-${name}"><span class="note" id="note-${name}"></span></p>`).join('')}
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  watchChecks(form);
  return form;
}

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
const fieldOf = (form: HTMLFormElement, name: string) => form.querySelector<HTMLElement>(`[data-field=${name}]`);
/** What is heard with a field, beside its label. */
const described = (form: HTMLFormElement, name: string) =>
  form.querySelector(`#${input(form, name).getAttribute('aria-describedby')}`)?.textContent;
const line = (form: HTMLFormElement) => form.querySelector('.checks span')?.textContent;
const type = (form: HTMLFormElement, name: string, value: string) => {
  input(form, name).value = value;
  input(form, name).dispatchEvent(new Event('input', { bubbles: true }));
};

test('each doubt is said at its field, and the first is named above with how many there are', () => {
  const form = draw();
  expect(prefill(form, { fields: cv, byOcr: false })).toBe(5);
  expect(['name', 'email', 'school', 'major', 'city'].map((name) => described(form, name))).toEqual([
    '请核对',
    '请核对：由图片识别，可能有误',
    '请核对',
    '请核对：这一项是推测的',
    '请核对：由 AI 从简历中找出',
  ]);
  expect(line(form)).toBe('已填 5 项，3 项要重点看，先看「email」');
});

test('the button goes to the first doubt; what is put right or looked at and left is sure, and the next one named', () => {
  const form = draw();
  prefill(form, { fields: cv, byOcr: false });
  form.querySelector('button')?.click();
  expect(document.activeElement).toBe(input(form, 'email'));
  type(form, 'email', 'lin.xiao@example.com');
  expect([described(form, 'email'), line(form)]).toEqual(['', '已填 5 项，2 项要重点看，先看「major」']);
  input(form, 'major').focus();
  input(form, 'major').blur();
  expect(fieldOf(form, 'major')?.dataset.state).toBeUndefined();
  type(form, 'city', '杭州');
  expect(line(form)).toBe('已填 5 项，2 项待核对');
});

test('whoever turns to another window meanwhile has confirmed nothing', () => {
  const form = draw();
  prefill(form, { fields: cv, byOcr: false });
  input(form, 'major').focus();
  input(form, 'major').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  expect(fieldOf(form, 'major')?.dataset.state).toBe('doubtful');
});

test('what the person typed never gets a mark, nor what was confirmed when another CV comes', () => {
  const form = draw();
  type(form, 'major', '法学');
  prefill(form, { fields: cv, byOcr: false });
  expect([input(form, 'major').value, described(form, 'major')]).toEqual(['法学', '']);
  type(form, 'city', '上海');
  prefill(form, { fields: cv, byOcr: false });
  expect(described(form, 'city')).toBe('');
  expect(described(form, 'email')).toBe('请核对：由图片识别，可能有误');
});

test('what an earlier CV filled in is taken back, what the person typed or looked at stays', () => {
  document.body.innerHTML = `<form>
    <p class="checks" data-filled="2"><span>2</span><button type="button"></button></p>
    <p data-field="name" data-state="from-cv"><input name="name" value="室友"><span class="note">请核对</span></p>
    <p data-field="degree" data-state="doubtful"><select><option value=""></option><option value="master" selected></option></select></p>
    <p data-field="city" data-state="missing"><input value=""><span class="note">简历里没找到</span></p>
    <p data-field="phone"><input name="phone" value="13800000000"></p>
    <p data-field="consent"><input type="checkbox" checked></p>
  </form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  takeBack(form);
  const values = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input:not([type=checkbox]), select')];
  expect(values.map(({ value }) => value)).toEqual(['', '', '', '13800000000']);
  expect([...form.querySelectorAll('.note')].map(({ textContent }) => textContent)).toEqual(['', '']);
  expect(form.querySelector<HTMLElement>('.checks')?.hidden).toBe(true);
  expect(form.querySelector<HTMLInputElement>('[type=checkbox]')?.checked).toBe(true);
});

test('documents beside the CV are none of its fields: what stands at them stays', () => {
  const form = draw();
  form.insertAdjacentHTML(
    'beforeend',
    '<p data-field="documents.transcript" data-document="transcript" data-state="wrong"><label>选择文件<input type="file" required></label><span class="note">请上传 PDF</span></p>',
  );
  prefill(form, { fields: cv, byOcr: false });
  takeBack(form);
  form.querySelector('[type=file]')?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(form.querySelector('[data-document] .note')?.textContent).toBe('请上传 PDF');
  expect(line(form)).not.toContain('选择文件');
});

import { afterEach, expect, test } from 'vitest';
import { wrongValues } from '../../test/wrong-inputs/wrong-values.ts';
import { checkForm, watchFields } from './check-form.ts';
import { watchMonths } from './months.ts';
import { showFailure } from './submit.ts';

afterEach(() => document.body.replaceChildren());

/** The parts of an apply form that are checked before it is sent. */
function draw(): HTMLFormElement {
  document.body.innerHTML = `<form>
    <div data-part="cv"><div class="progress" hidden><p><strong></strong><span></span></p><p class="words"></p></div>
    <input type="file" name="file"></div>
    <p data-field="name"><input name="name" required data-max="4"><span class="note"></span></p>
    <p data-field="city"><input name="city"><span class="note"></span></p>
    <p data-field="days_per_week"><input name="days_per_week" type="number" required min="1" max="7"><span class="note"></span></p>
    <p data-field="consent"><input type="checkbox" name="consent" required><span class="note"></span></p>
  </form>`;
  return document.querySelector('form') as HTMLFormElement;
}

const input = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
const note = (form: HTMLFormElement, name: string) => form.querySelector(`[data-field=${name}] .note`)?.textContent;

test('an empty form says what is missing at each field, and takes the person to the first', () => {
  const form = draw();
  expect(checkForm(form, false)).toBe(false);
  expect(form.querySelector('.progress strong')?.textContent).toBe('请先上传简历');
  expect(['name', 'city', 'days_per_week', 'consent'].map((name) => note(form, name))).toEqual([
    '请填写这一项',
    '',
    '请填写这一项',
    '请先勾选同意',
  ]);
  expect(document.activeElement).toBe(input(form, 'file'));
  checkForm(form, true);
  expect(document.activeElement).toBe(input(form, 'name'));
});

test('a number outside of its range is told the range', () => {
  const form = draw();
  input(form, 'name').value = '林晓';
  input(form, 'days_per_week').value = '9';
  input(form, 'consent').checked = true;
  expect(checkForm(form, true)).toBe(false);
  expect(note(form, 'days_per_week')).toBe('请填 1 到 7 之间的整数');
  input(form, 'days_per_week').value = '5';
  expect(checkForm(form, true)).toBe(true);
});

test('a name that is too long is told so as it is typed, and kept whole', () => {
  const form = draw();
  watchFields(form);
  input(form, 'name').value = '阿卜杜拉·买买提';
  input(form, 'name').dispatchEvent(new Event('input', { bubbles: true }));
  expect(note(form, 'name')).toBe('最多 4 个字，现在有 8 个');
  expect(input(form, 'name').value).toBe('阿卜杜拉·买买提');
});

test('a field that is put right is wrong no more, a phone as soon as it is one', () => {
  const form = draw();
  input(form, 'city').type = 'tel';
  watchFields(form);
  checkForm(form, true);
  for (const name of ['name', 'city']) showFailure(form, '手机号格式不对', name);
  const type = (name: string, value: string) => {
    input(form, name).value = value;
    input(form, name).dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('name', '林晓');
  type('city', '1380000');
  expect(['name', 'city', 'days_per_week'].map((name) => note(form, name))).toEqual([
    '',
    '手机号格式不对',
    '请填写这一项',
  ]);
  type('city', '138 0000 0001');
  expect(note(form, 'city')).toBe('');
  expect(form.querySelector('[data-field=city]')?.getAttribute('data-state')).toBeNull();
});

test('every wrong value stays as it was typed, and is let through or refused in words', () => {
  for (const { text } of wrongValues) {
    const form = draw();
    const name = input(form, 'name');
    name.value = text;
    input(form, 'city').value = text;
    input(form, 'days_per_week').value = '5';
    input(form, 'consent').checked = true;
    const typed = name.value;
    const passes = checkForm(form, true);
    expect(name.value).toBe(typed);
    expect(passes).toBe(typed.trim() !== '' && typed.length <= 4);
    if (!passes) expect(note(form, 'name')).toMatch(/^(请填写这一项|最多 4 个字，现在有 [\d,]+ 个)$/);
  }
});

test('a month is read as people write it where the browser has no picker, and refused in words where it is none', () => {
  const form = draw();
  form.insertAdjacentHTML(
    'beforeend',
    '<p data-field="graduation_month"><input type="month" name="graduation_month"><span class="note"></span></p>',
  );
  const month = input(form, 'graduation_month');
  watchMonths(form);
  // Firefox' is one for text.
  month.type = 'text';
  for (const typed of ['2027.6', '2027年6月', '202706']) {
    month.value = typed;
    month.dispatchEvent(new Event('change', { bubbles: true }));
    expect(month.value).toBe('2027-06');
  }
  month.value = '明年六月';
  checkForm(form, true);
  expect(note(form, 'graduation_month')).toBe('请写年和月，如 2027-06');
});

import { findSchools } from '@qinghe/contract/dict/schools.ts';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { current } from '../../test/current-server.ts';
import { cutOff, respond, screen, waitFor } from '../../test/screen.tsx';
import { watchSuggestions } from './suggest.ts';

afterEach(() => document.body.replaceChildren());

const source = { title: '', publisher: '', dated: '', missing: '', entries: 0 };
const school = (name: string) => ({
  code: name,
  name,
  name_en: '',
  province: '广东省',
  city: '广州市',
  level: 'undergraduate' as const,
});
const found = (...names: string[]) => respond(findSchools, { items: names.map(school), source });

/** The school's field of an apply form, in which somebody types. */
function draw(...names: string[]) {
  current.server.use(found(...names));
  const sent = vi.fn();
  document.body.innerHTML = `<form><p class="field" data-field="school"><label for="field-school">学校</label>
    <input id="field-school" name="school" data-suggest="${findSchools.path}"></p>
    <button type="submit">投递</button></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sent();
  });
  watchSuggestions(form);
  const input = screen.getByLabelText<HTMLInputElement>('学校', { selector: 'input' });
  return { form, input, sent, user: userEvent.setup() };
}

const options = () => screen.findAllByRole('option');

test('Enter takes the first match and sends nothing; the form hears of it as of typing', async () => {
  const { form, input, sent, user } = draw('华南师范大学', '华中师范大学');
  const typed = vi.fn();
  form.addEventListener('input', typed);
  await user.type(input, '华师');
  expect((await options()).map((option) => option.textContent)).toEqual(['华南师范大学 广州市', '华中师范大学 广州市']);
  expect(input.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Enter}');
  expect(input.value).toBe('华南师范大学');
  expect(typed).toHaveBeenCalledTimes(3);
  expect(sent).not.toHaveBeenCalled();
  expect(screen.queryAllByRole('option', { hidden: false })).toEqual([]);
  expect(current.server.requests(findSchools).at(-1)).toEqual({ q: '华师' });
});

test('arrows and the pointer choose another', async () => {
  const { input, user } = draw('华南师范大学', '华中师范大学');
  await user.type(input, '华师');
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.dataset.name).toBe('华中师范大学');
  await user.pointer({ target: (await options())[0] as HTMLElement, keys: '[MouseLeft]' });
  expect(input.value).toBe('华南师范大学');
});

test('another text stays as it was typed: Escape and leaving the field close the list', async () => {
  const { input, sent, user } = draw('华南师范大学');
  await user.type(input, '华师');
  await options();
  await user.keyboard('{Escape}{Enter}');
  expect([input.value, sent.mock.calls.length]).toEqual(['华师', 0]);
  await user.type(input, '大');
  await options();
  await user.tab();
  expect(input.value).toBe('华师大');
  expect(input.getAttribute('aria-expanded')).toBe('false');
});

test('the whole name stands first and is taken; without a network the field is a field', async () => {
  const { input, sent, user } = draw('四川大学锦江学院', '四川大学');
  await user.type(input, '四川大学');
  expect((await options()).map((option) => option.dataset.name)).toEqual(['四川大学', '四川大学锦江学院']);
  await user.keyboard('{Enter}{Enter}');
  expect([input.value, sent.mock.calls.length]).toEqual(['四川大学', 0]);
  current.server.use(cutOff(findSchools));
  await user.type(input, '1');
  await waitFor(() => expect(current.server.requests(findSchools).at(-1)).toEqual({ q: '四川大学1' }));
  expect(input.value).toBe('四川大学1');
});

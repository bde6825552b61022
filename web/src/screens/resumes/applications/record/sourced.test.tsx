import type { CvFields } from '@qinghe/contract/resumes/cv.ts';
import { afterEach, expect, test } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { act, fireEvent, open, screen } from '../../../../../test/screen.tsx';
import { Facts } from './facts.tsx';

// The DOM of the tests has no top layer.
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

const source = { start: 0, end: 2 };
const read = <T,>(value: T, doubt?: 'leftover' | 'unclear' | 'asked') => ({ value, source, doubt });
const detailWith = (fields: CvFields, parts: Parameters<typeof application>[0] = {}) =>
  application({
    ...parts,
    cv: {
      file_uuid: '01890000-0000-7000-8000-000000000002',
      name: '简历.pdf',
      type: 'application/pdf',
      size: 9,
      reading: 'done',
      failure: null,
      progress: null,
      by_ocr: false,
      partial: false,
      fields,
    },
  });

/** What is heard with a value of the record, beside the value. */
const described = (name: string) =>
  document.getElementById(screen.getByRole('button', { name }).getAttribute('aria-describedby') ?? '')?.textContent;
const doubted = () => [...document.querySelectorAll('[data-doubt]')].map((button) => button.firstChild?.textContent);
const education = { school: read('浙江大学'), degree: read('bachelor' as const), major: read('软件工程') };

test('every doubted value says why, each for itself, and the others say nothing', async () => {
  const fields: CvFields = {
    city: read('上海', 'asked'),
    educations: [{ ...education, major: read('软件工程', 'leftover'), end: read('2027-06') }],
    internships: [{ company: read('云杉', 'leftover'), title: read('前端'), start: read('2026-01', 'unclear') }],
    awards: [read('一等奖', 'leftover')],
  };
  await open(<Facts detail={detailWith(fields, { city: '上海', graduation_month: '2027-06' })} />);
  expect(doubted()).toEqual(['软件工程', '上海', '云杉', '2026.01', '一等奖']);
  expect(described('软件工程')).toBe('推测的：简历没有直接写明，请对照原文');
  expect(described('2026.01')).toBe('由图片识别，可能有误，请对照原文');
  expect(described('上海')).toBe('由 AI 从简历中找出，请对照原文');
  expect(screen.getByRole('button', { name: '浙江大学' }).title).toBe('在简历中标出');
});

test('what a person typed or has put right is sure', async () => {
  const fields: CvFields = {
    city: read('上海', 'leftover'),
    educations: [{ ...education, major: read('软件', 'leftover'), degree: read('master' as const, 'asked') }],
    languages: [{ value: '英语', source: null, doubt: 'leftover' }],
  };
  await open(<Facts detail={detailWith(fields, { city: '杭州' })} />);
  expect(doubted()).toEqual([]);
  expect(screen.getByText('英语')).toBeDefined();
  expect(screen.queryByText('上海')).toBeNull();
});

test('the reason is shown by keyboard, and by a tap; Esc and a tap elsewhere take it away', async () => {
  const shown: string[] = [];
  Object.assign(HTMLElement.prototype, {
    showPopover: () => shown.push('shown'),
    hidePopover: () => shown.push('hidden'),
  });
  const { user } = await open(<Facts detail={detailWith({ languages: [read('英语', 'leftover')] })} />);
  const value = screen.getByRole('button', { name: '英语' });
  act(() => value.focus());
  await user.keyboard('{Escape}');
  expect(shown).toEqual(['shown', 'hidden']);
  // A finger is lifted before the tap counts.
  fireEvent.pointerEnter(value);
  fireEvent.pointerLeave(value);
  fireEvent.click(value);
  fireEvent.click(value);
  fireEvent.pointerDown(document.body);
  expect(shown.slice(-2)).toEqual(['shown', 'hidden']);
  expect(document.activeElement).toBe(value);
});

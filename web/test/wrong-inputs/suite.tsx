import { endpointsByDomain } from '@qinghe/contract/all.ts';
import { isMainlandPhone } from '@qinghe/contract/formats.ts';
import { phoneDigits } from '@qinghe/contract/phone.ts';
import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../src/ui/field/day-text.ts';
import { ComponentLibrary } from '../../src/ui/library/component-library.tsx';
import { parseYuan } from '../../src/ui/money/yuan.ts';
import { current } from '../current-server.ts';
import { act, fail, hang, open, type Reply, waitFor } from '../screen.tsx';
import { wrongValues } from './wrong-values.ts';

/** A form of the product, as `web/src/screens` has it. */
export interface FormRow {
  /** The file that makes it, from `web/src/screens` on, or from `web/src` on where several screens show it. */
  file: string;
  element: ReactNode | ((used: () => void) => ReactNode);
  address?: string;
  /** What it shows first. Everything else hangs where it reads, and is refused where it writes. */
  replies?: Reply[];
  /** Which of the forms of the page; the first one unless it is said. */
  nth?: number;
  /** What is chosen before anything is typed: labels of boxes. */
  press?: RegExp[];
}

/** Reads never answer and writes are refused, so that a form stays as it is; both look at the contract first. */
const everyCall: Reply[] = Object.values(endpointsByDomain)
  .flat()
  .map((endpoint) => (endpoint.method === 'GET' ? hang(endpoint) : fail(endpoint, 429)));

/** How often a form meets each value: a field of a large form meets some of them, one that stands alone all. */
const TIMES = 3;

type Field = HTMLInputElement | HTMLTextAreaElement;
const FIELDS = 'textarea, input:not([type=file], [type=radio], [type=checkbox], [type=hidden], [readonly])';

/** Each form is filled with every wrong value in every field, sent off, and has to say in Chinese what is wrong. */
export function wrongInputSuite(name: string, rows: readonly FormRow[]): void {
  describe(`wrong inputs: ${name}`, () => {
    test.each(rows.map((row) => [row.press ? `${row.file} (${row.press[0]?.source})` : row.file, row] as const))(
      '%s',
      (_name, row) => tryEverything(row),
    );
  });
}

async function tryEverything({ element, address = '/', replies = [], nth = 0, press = [] }: FormRow): Promise<void> {
  let used = 0;
  const use = () => {
    used += 1;
  };
  const drawn = typeof element === 'function' ? element(use) : element;
  await open(<ComponentLibrary>{drawn}</ComponentLibrary>, { address, replies: [...everyCall, ...replies] });
  const form = await waitFor(() => formAt(nth));
  await act(nextTask);
  for (const label of press) fireEvent.click(choiceCalled(form, label));
  const faults: string[] = [];
  const rounds = Math.min(wrongValues.length, Math.ceil((wrongValues.length * TIMES) / fieldsOf(form).length));
  for (let round = 0; round < rounds; round += 1) {
    const fields = fieldsOf(form);
    const sent = used + current.server.sent;
    const typed = fields.map((field, index) => {
      const { kind, text } = wrongValues[(round + index * 7) % wrongValues.length] ?? { kind: '', text: '' };
      fireEvent.change(field, { target: { value: text } });
      return { field, kind, text, shown: field.value };
    });
    await act(async () => {
      fireEvent.submit(form);
      await nextTask();
    });
    const what = typed.map(({ kind, text }) => `${kind} ${JSON.stringify(text.slice(0, 24))}`).join(', ');
    const say = (problem: string) => faults.push(`${what}: ${problem}`);
    for (const { field, text, shown } of typed) {
      if (takesEverything(field) && inLines(shown) !== asShown(field, text))
        say(`shows ${JSON.stringify(shown.slice(0, 24))}`);
      if (field.value !== shown && !isSameSum(field, shown) && !isSameDay(field, shown))
        say(`what was typed became ${JSON.stringify(field.value.slice(0, 24))}`);
    }
    const said = saidIn(form);
    for (const words of said) if (!isSentence(words, typed)) say(`says ${JSON.stringify(words)}`);
    if (said.length === 0 && used + current.server.sent === sent && !saysWhyOff(form)) say('neither sent nor refused');
  }
  expect(faults.slice(0, 8)).toEqual([]);
}

/** A button that is off while there is nothing to send, and says so: nobody can press it. */
const saysWhyOff = (form: HTMLFormElement): boolean =>
  form.querySelector('button[type=submit]:disabled[aria-describedby]') !== null;

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.querySelectorAll<Field>(FIELDS)].filter(({ disabled }) => !disabled);

function formAt(nth: number): HTMLFormElement {
  const form = document.querySelectorAll('form')[nth];
  if (!form?.querySelector(FIELDS)) throw new Error('No form is drawn yet');
  return form;
}

function choiceCalled(form: HTMLElement, label: RegExp): HTMLElement {
  const found = [...form.querySelectorAll('label')].find(({ textContent }) => label.test(textContent ?? ''));
  if (!found) throw new Error(`Nothing to choose is called ${label}`);
  return (found.control ?? found.querySelector('input') ?? found) as HTMLElement;
}

/** What is checked, sent and refused takes a task: the stand-in for the server answers at once. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Fields for codes, numbers and days leave out what is no digit; all others show what was typed. */
const takesEverything = (field: Field): boolean =>
  !['numeric', 'decimal'].includes(field.inputMode) &&
  field.autocomplete !== 'one-time-code' &&
  !field.getAttribute('aria-haspopup') &&
  (field instanceof HTMLTextAreaElement || ['text', 'password', 'tel'].includes(field.type));

/** A sum is written anew once its field is left. */
const isSameSum = ({ inputMode, value }: Field, shown: string): boolean =>
  inputMode === 'decimal' && parseYuan(value) !== null && parseYuan(value) === parseYuan(shown);

/** So is a day: `1.5` is the fifth of January. */
const isSameDay = ({ value }: Field, shown: string): boolean => value !== '' && parseDay(shown, new Date()) === value;

/** Lines of an area end alike, a field of one line has none. */
const inLines = (text: string): string => text.replace(/\r\n?/g, '\n');
function asShown(field: Field, text: string): string {
  if (field instanceof HTMLTextAreaElement) return inLines(text);
  const line = text.replace(/[\r\n]/g, '');
  // A mobile is its digits, however it was pasted.
  return field.type === 'tel' && isMainlandPhone(phoneDigits(line)) ? phoneDigits(line) : line;
}

/** What is wrong, as it stands at fields, and above them. */
const saidIn = (form: HTMLElement): string[] => [
  ...[...form.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent ?? ''),
  ...[...form.querySelectorAll('[aria-invalid=true]')].map((field) => {
    const note = field.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
    return note
      .split(' ')
      .map((id) => spokenIn(document.getElementById(id)))
      .join('');
  }),
];

/** A hint keeps its place under an error, unseen and unsaid. */
function spokenIn(note: HTMLElement | null): string {
  const words = note?.cloneNode(true) as HTMLElement | undefined;
  for (const hidden of words?.querySelectorAll('[aria-hidden=true]') ?? []) hidden.remove();
  return words?.textContent ?? '';
}

/** Chinese, and none of what programs say. What was typed may be repeated. */
function isSentence(words: string, typed: readonly { text: string }[]): boolean {
  const pieces = typed.flatMap(({ text }) => [text, ...text.split(/[\s,]+/)]).filter((piece) => piece !== '');
  const own = pieces.reduce((rest, piece) => rest.replaceAll(piece, ''), words);
  return /\p{Script=Han}/u.test(own) && !/\{\{|undefined|null|NaN|\[object|\b[a-z]+[._][a-z]+|Invalid/i.test(own);
}

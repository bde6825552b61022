import { act } from '@testing-library/react';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { open, screen, waitFor } from '../../../test/screen.tsx';
import { ComboboxField } from './combobox-field.tsx';
import { DateField, MonthField } from './date-fields.tsx';
import type { FieldProps } from './field-shell.tsx';
import { FileField } from './file-field.tsx';
import { MoneyField } from './money-field.tsx';
import { MultiSelectField } from './multi-select-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import { RadioField } from './radio-field.tsx';
import { SelectField } from './select-field.tsx';
import { SmsCodeField } from './sms-code-field.tsx';
import { SuggestField } from './suggest-field.tsx';
import { SwitchField } from './switch-field.tsx';
import { TagsField } from './tags-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const cities = [
  { value: '310000', label: '上海' },
  { value: '420100', label: '武汉' },
  { value: '610100', label: '西安' },
];

interface Settings<T> {
  value: T;
  error?: string;
  disabled?: boolean;
  hint?: string;
}

/** Draws one field that keeps its own value, as a form would, and tells each value that it reports. */
async function draw<T>({ value, ...rest }: Settings<T>, make: (props: FieldProps<T>) => ReactElement) {
  const reported = vi.fn<(value: T) => void>();
  function Holder() {
    const [now, setNow] = useState(value);
    const change = (next: T) => {
      reported(next);
      setNow(next);
    };
    return make({ label: '字段', value: now, onChange: change, ...rest });
  }
  return { reported, ...(await open(<Holder />)) };
}

const control = () => screen.getByLabelText<HTMLInputElement>('字段', { selector: 'input, select, textarea, button' });
/** The words that a screen reader says after the label. */
const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => {
      const said = document.getElementById(id)?.cloneNode(true) as HTMLElement;
      for (const hidden of said.querySelectorAll('[aria-hidden]')) hidden.remove();
      return said.textContent;
    })
    .join('');

const ordinary: [string, (props: Settings<never>) => Promise<unknown>][] = [
  ['text', (settings) => draw({ ...settings, value: '' }, (props) => <TextField {...props} />)],
  ['area', (settings) => draw({ ...settings, value: '' }, (props) => <TextArea {...props} />)],
  ['number', (settings) => draw<number | null>({ ...settings, value: null }, (props) => <NumberField {...props} />)],
  ['money', (settings) => draw<number | null>({ ...settings, value: null }, (props) => <MoneyField {...props} />)],
  ['select', (settings) => draw({ ...settings, value: '' }, (props) => <SelectField {...props} options={cities} />)],
  [
    'combobox',
    (settings) => draw({ ...settings, value: '' }, (props) => <ComboboxField {...props} options={cities} />),
  ],
  [
    'suggest',
    (settings) =>
      draw({ ...settings, value: '' }, (props) => (
        <SuggestField {...props} suggestions={{ found: [], isCurrent: true }} maxLength={40} />
      )),
  ],
  ['date', (settings) => draw({ ...settings, value: '' }, (props) => <DateField {...props} />)],
  ['month', (settings) => draw({ ...settings, value: '' }, (props) => <MonthField {...props} />)],
  [
    'code',
    (settings) => draw({ ...settings, value: '' }, (props) => <SmsCodeField {...props} send={async () => 60} />),
  ],
  [
    'file',
    (settings) =>
      draw<File | null>({ ...settings, value: null }, (props) => (
        <FileField {...props} types={['.pdf']} maxBytes={2 ** 20} />
      )),
  ],
  [
    'picture',
    (settings) =>
      draw<File | null>({ ...settings, value: null }, (props) => <PictureField {...props} maxBytes={2 ** 20} />),
  ],
];

test.each<[string, () => Promise<unknown>]>([
  ['select', () => draw({ value: '' }, (props) => <SelectField {...props} options={[]} />)],
  ['combobox', () => draw({ value: '' }, (props) => <ComboboxField {...props} options={[]} />)],
  ['several', () => draw<string[]>({ value: [] }, (props) => <MultiSelectField {...props} options={[]} max={3} />)],
])('%s: closed while its options are on their way, so that nothing typed is lost', async (_, show) => {
  await show();
  expect(control().disabled).toBe(true);
});

test.each(ordinary)('%s: its hint is said with it; an error takes the hint’s line and is told', async (_name, show) => {
  await show({ value: '' as never, hint: '提示', error: '不对' });
  expect(described(control())).toBe('不对');
  expect(screen.getByRole('alert').textContent).toBe('不对');
  expect(screen.queryByText('提示', { ignore: '[aria-hidden]' })).toBeNull();
});

test.each(ordinary)('%s can be disabled', async (_name, show) => {
  await show({ value: '' as never, hint: '审核中', disabled: true });
  expect(control().disabled).toBe(true);
  expect(described(control())).toBe('审核中');
});

test('text counts what is typed once half of its limit is used', async () => {
  const { user, reported } = await draw({ value: '' }, (props) => <TextField {...props} maxLength={4} />);
  await user.type(control(), '前');
  expect(screen.queryByText('1 / 4')).toBeNull();
  await user.type(control(), '端开发工');
  expect(reported).toHaveBeenLastCalledWith('前端开发');
  expect(screen.getByText('4 / 4')).toBeDefined();
});

test('a number takes digits only, steps by arrows inside its bounds, and is empty when emptied', async () => {
  const { user, reported } = await draw<number | null>({ value: 6 }, (props) => (
    <NumberField {...props} min={1} max={7} />
  ));
  await user.type(control(), '{ArrowUp}{ArrowUp}');
  expect(reported).toHaveBeenLastCalledWith(7);
  await user.clear(control());
  expect(reported).toHaveBeenLastCalledWith(null);
  await user.type(control(), '1a2');
  expect(reported).toHaveBeenLastCalledWith(12);
  await user.clear(control());
  await user.type(control(), '３０');
  expect(reported).toHaveBeenLastCalledWith(30);
});

test('money is typed in yuan and reported in fen; what is no amount stays and is said', async () => {
  const { user, reported } = await draw<number | null>({ value: null }, (props) => <MoneyField {...props} />);
  await user.type(control(), '1280.5');
  expect(reported).toHaveBeenLastCalledWith(128_050);
  await user.tab();
  expect(control().value).toBe('1,280.50');
  await user.type(control(), '05');
  await user.tab();
  expect(control().value).toBe('1,280.5005');
  expect(reported).toHaveBeenLastCalledWith(Number.NaN);
  expect(screen.getByRole('alert').textContent).toContain('两位小数');
});

test('select reports the chosen value, and nothing chosen as an empty text', async () => {
  const { user, reported } = await draw({ value: '' }, (props) => <SelectField {...props} options={cities} />);
  await user.selectOptions(control(), '武汉');
  expect(reported).toHaveBeenLastCalledWith('420100');
  await user.selectOptions(control(), '');
  expect(reported).toHaveBeenLastCalledWith('');
});

test('combobox: Enter takes the first match of a text that came in one go and opened the list', async () => {
  const { user, reported } = await draw({ value: '' }, (props) => <ComboboxField {...props} options={cities} />);
  await user.tab();
  await user.keyboard('{Escape}');
  await user.paste('武');
  await user.keyboard('{Enter}');
  expect(reported).toHaveBeenLastCalledWith('420100');
});

test('combobox: Enter takes the first match', async () => {
  const { user, reported } = await draw({ value: '' }, (props) => <ComboboxField {...props} options={cities} />);
  await user.type(control(), '汉');
  await user.keyboard('{Enter}');
  expect(reported).toHaveBeenLastCalledWith('420100');
  await waitFor(() => expect(control().value).toBe('武汉'));
});

test('a text is completed: Enter takes the first of what comes later, and any other text stays', async () => {
  const { user, reported } = await draw({ value: '' }, (props) => <LateSuggestions {...props} />);
  await user.type(control(), '余');
  await screen.findByText('余杭区');
  await user.keyboard('{Enter}');
  expect(reported).toHaveBeenLastCalledWith('余杭区');
  await user.clear(control());
  await user.type(control(), '文一西路');
  await user.tab();
  expect(reported).toHaveBeenLastCalledWith('文一西路');
});

/** Suggestions that come some time after the words, as from a server. */
function LateSuggestions(props: FieldProps<string>) {
  const [found, setFound] = useState<string[]>([]);
  const { value } = props;
  useEffect(() => {
    const timer = setTimeout(() => setFound(value === '余' ? ['余杭区', '余姚市'] : []), 30);
    return () => clearTimeout(timer);
  }, [value]);
  return <SuggestField {...props} suggestions={{ found, isCurrent: found.length > 0 }} maxLength={10} />;
}

test('a text that is typed in full stays: Enter takes it, and sends no form off, with a list or without', async () => {
  const sent = vi.fn();
  const { user, reported } = await draw({ value: '' }, (props) => (
    <Form onSend={sent}>
      <SuggestField
        {...props}
        suggestions={{ found: ['四川大学锦江学院', '四川大学'], isCurrent: true }}
        maxLength={20}
      />
    </Form>
  ));
  await user.type(control(), '四川大学');
  expect(screen.getAllByRole('option', { hidden: true }).map((option) => option.textContent)).toEqual([
    '四川大学',
    '四川大学锦江学院',
  ]);
  await user.keyboard('{Enter}');
  expect(reported).toHaveBeenLastCalledWith('四川大学');
  expect(control().getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{Enter}');
  await user.click(control());
  await user.keyboard('{Enter}');
  expect(control().getAttribute('aria-expanded')).toBe('false');
  expect(reported).toHaveBeenLastCalledWith('四川大学');
  expect(sent).not.toHaveBeenCalled();
});

test('combobox: the whole name is taken before longer ones, and Enter on what is chosen keeps it', async () => {
  const sent = vi.fn();
  const { user, reported } = await draw({ value: '' }, (props) => (
    <Form onSend={sent}>
      <ComboboxField
        {...props}
        options={[
          { value: '1', label: '测试开发' },
          { value: '2', label: '测试' },
        ]}
      />
    </Form>
  ));
  await user.type(control(), '测试{Enter}');
  expect(reported).toHaveBeenLastCalledWith('2');
  await user.click(control());
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(reported).toHaveBeenLastCalledWith('2');
  expect(sent).not.toHaveBeenCalled();
});

test.each<[string, (props: FieldProps<string>) => ReactElement]>([
  ['combobox', (props) => <ComboboxField {...props} options={cities} />],
  ['suggest', (props) => <SuggestField {...props} suggestions={{ found: ['上海'], isCurrent: true }} maxLength={9} />],
  ['date', (props) => <DateField {...props} />],
  ['month', (props) => <MonthField {...props} />],
])('%s: Escape closes an open list and nothing around it', async (_, make) => {
  const { user } = await draw({ value: '' }, make);
  const left = vi.fn();
  const around = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) left();
  };
  addEventListener('keydown', around);
  await user.click(control());
  await user.keyboard('{Escape}');
  expect(left).not.toHaveBeenCalled();
  await waitFor(() => expect(document.querySelector('[data-dates-dropdown]')).toBeNull());
  await user.keyboard('{Escape}');
  expect(left).toHaveBeenCalledTimes(1);
  removeEventListener('keydown', around);
});

function Form({ onSend, children }: { onSend: () => void; children: ReactElement }) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
      <button type="submit">保存</button>
    </form>
  );
}

test('several are chosen by typing, up to as many as may be', async () => {
  const { user, reported } = await draw<string[]>({ value: [] }, (props) => (
    <MultiSelectField {...props} options={cities} max={2} />
  ));
  await user.type(control(), '上{Enter}');
  await user.type(control(), '西{Enter}');
  expect(reported).toHaveBeenLastCalledWith(['310000', '610100']);
  expect(described(control())).toBe('已选 2 / 2');
  await user.type(control(), '武{Enter}');
  expect(reported).toHaveBeenLastCalledWith(['310000', '610100']);
});

test('tags end with Enter and keep their commas', async () => {
  const { user, reported } = await draw<string[]>({ value: [] }, (props) => (
    <TagsField {...props} max={3} maxLength={10} />
  ));
  await user.type(control(), '包吃，包住{Enter}');
  expect(reported).toHaveBeenLastCalledWith(['包吃，包住']);
});

test('a date can be typed short', async () => {
  vi.setSystemTime(new Date(2026, 10, 22));
  const { user, reported } = await draw({ value: '' }, (props) => <DateField {...props} />);
  await user.type(control(), '1231');
  await user.tab();
  expect(reported).toHaveBeenLastCalledWith('2026-12-31');
});

test('a month is chosen from its year', async () => {
  vi.setSystemTime(new Date(2026, 10, 22));
  const { user, reported } = await draw({ value: '2026-03' }, (props) => <MonthField {...props} />);
  await user.click(control());
  await user.click(await screen.findByRole('button', { name: /7月|七月/, hidden: true }));
  expect(reported).toHaveBeenLastCalledWith('2026-07');
});

test('a switch is a switch, a radio one of its group', async () => {
  const on = await draw({ value: false }, (props) => <SwitchField {...props} />);
  await on.user.click(screen.getByRole('switch', { name: '字段' }));
  expect(on.reported).toHaveBeenLastCalledWith(true);
  const one = await draw({ value: '' }, (props) => <RadioField {...props} options={cities} error="请选一个" />);
  await one.user.click(screen.getByRole('radio', { name: '西安' }));
  expect(one.reported).toHaveBeenLastCalledWith('610100');
  expect(described(screen.getByRole('group', { name: '字段' }))).toBe('请选一个');
});

test('a code is sent once, then the button counts down', async () => {
  const send = vi.fn(async () => 60);
  const { user, reported } = await draw({ value: '' }, (props) => <SmsCodeField {...props} send={send} />);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  const wait = await screen.findByRole<HTMLButtonElement>('button', { name: '60 秒后重发' });
  expect(wait.disabled).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
  await user.type(control(), '48 29 13 7');
  expect(reported).toHaveBeenLastCalledWith('482913');
});

test('a file that is too large or of another kind is not taken, and says so', async () => {
  const { user, reported } = await draw<File | null>({ value: null }, (props) => (
    <FileField {...props} types={['.pdf']} maxBytes={2 ** 20} />
  ));
  await user.upload(control(), new File([new Uint8Array(2 ** 21)], '简章.pdf'));
  expect(screen.getByRole('alert').textContent).toBe('这个文件有 2 MB，最多 1 MB');
  expect(reported).not.toHaveBeenCalled();
  await user.upload(control(), new File(['%PDF'], '简章.pdf'));
  expect(reported).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getByRole('button', { name: '去掉 简章.pdf' }));
  expect(reported).toHaveBeenLastCalledWith(null);
});

test('a picture that the browser cannot open says so', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
  const { user, reported } = await draw<File | null>({ value: null }, (props) => (
    <PictureField {...props} maxBytes={2 ** 20} />
  ));
  await user.upload(control(), new File(['x'], 'logo.png', { type: 'image/png' }));
  expect((await screen.findByRole('alert')).textContent).toBe('这张图片打不开，请换一张');
  expect(reported).not.toHaveBeenCalled();
});

test('a picture is cropped by keys and by its slider before it is taken', async () => {
  const drawn = vi.fn();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 400, height: 200 }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    clearRect: vi.fn(),
    drawImage: drawn,
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['jpeg'])));
  const { user, reported } = await draw<File | null>({ value: null }, (props) => (
    <PictureField {...props} maxBytes={2 ** 20} />
  ));
  await user.upload(control(), new File(['x'], 'logo.png', { type: 'image/png' }));
  const view = await screen.findByRole('button', { name: '拖动，或用方向键移动' });
  act(() => view.focus());
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  // The picture went 16 of 288 pixels to the right: what is shown begins further left.
  const [, left, top, side] = drawn.mock.lastCall ?? [];
  expect([Math.round(left), top, side]).toEqual([89, 0, 200]);
  await user.click(screen.getByRole('button', { name: '使用' }));
  await waitFor(() => expect(reported).toHaveBeenCalledTimes(1));
  expect(reported.mock.lastCall?.[0]).toMatchObject({ name: 'logo.jpg', type: 'image/jpeg' });
  expect(screen.getByRole('img', { name: '字段的预览' })).toBeDefined();
});

test('what is pasted and finds no room is said', async () => {
  const Area = () => {
    const [text, setText] = useState('十个字');
    return <TextArea label="备注" value={text} maxLength={5} onChange={setText} />;
  };
  const { user } = await open(<Area />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('备注');
  await user.click(area);
  await user.paste('以内');
  expect(screen.queryByText(/放不下了/)).toBeNull();
  await user.paste('再多三个');
  expect(await screen.findByText('放不下了，最多 5 字，末尾 4 字没有粘贴')).toBeDefined();
  expect(area.value).toBe('十个字以内');
});

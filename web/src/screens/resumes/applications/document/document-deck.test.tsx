import { getApplication, getApplicationFile, noteFileOpened } from '@qinghe/contract/resumes/desk.ts';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { application } from '../../../../../test/application.ts';
import { act, fireEvent, open, respond, screen, waitFor } from '../../../../../test/screen.tsx';
import { queryClient } from '../../../../app/query-client.ts';
import { touch } from '../../../../lib/api/touch.ts';
import { DocumentDeck } from './document-deck.tsx';
import type { MarkedFile } from './marks.ts';

// PDF.js draws nothing here; its view stands for itself.
let canDraw = true;
vi.mock('./pdf/pdf-view.tsx', () => ({
  default: ({ file }: MarkedFile) => {
    if (!canDraw) throw new TypeError('URL.parse is not a function');
    return <canvas role="img" aria-label={`画好的 ${file.name}`} data-drawn="" />;
  },
}));

const uuid = (n: number) => `01890000-0000-7000-8000-00000000000${n}`;
const cv = (n: number) => ({
  file_uuid: uuid(n),
  name: `简历${n}.pdf`,
  type: 'application/pdf',
  size: 9,
  reading: 'done' as const,
  failure: null,
  progress: null,
  by_ocr: false,
  partial: false,
  fields: null,
});
const fileOf = (n: number, first_page: { url: string; width: number; height: number } | null) => ({
  url: `/files/${n}.pdf`,
  name: `简历${n}.pdf`,
  type: 'application/pdf',
  expires_at: new Date(Date.now() + 300_000).toISOString(),
  first_page,
  text: '',
  spans: [],
});
const picture = (n: number) => ({ url: `/files/${n}.first`, width: 595, height: 842 });

let fetched: string[] = [];
beforeEach(() => {
  canDraw = true;
  fetched = [];
  const server = fetch;
  vi.stubGlobal('fetch', (address: string, send?: RequestInit) => {
    if (!address.startsWith('/files/')) return server(address, send);
    fetched.push(address);
    return Promise.resolve(new Response('%PDF-1.4'));
  });
});

const pictures = () => [...document.querySelectorAll('img')];
const waiting = () => [...document.querySelectorAll('[data-waiting]')].filter((one) => !one.closest('[inert]'));
const numberOf = (input: { uuid: string }) => Number(input.uuid.at(-1));

/** The first CV is open and the second beside it, until somebody goes on. */
function Pair() {
  const [at, setAt] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setAt(3 - at)}>
        下一位
      </button>
      <DocumentDeck uuid={uuid(at)} neighbours={[uuid(3 - at)]} />
    </>
  );
}

test('a viewer that fails keeps that in its pane, with the download, and can be tried again', async () => {
  canDraw = false;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await open(<DocumentDeck uuid={uuid(1)} neighbours={[]} />, {
    replies: [
      respond(getApplication, application({ uuid: uuid(1), cv: cv(1) })),
      respond(getApplicationFile, fileOf(1, null)),
      respond(noteFileOpened, {}),
    ],
  });
  expect(await screen.findByText('这份文件无法显示')).toBeDefined();
  expect(screen.getByRole('button', { name: '下载' })).toHaveProperty('disabled', false);
  canDraw = true;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('img', { name: '画好的 简历1.pdf' })).toBeDefined();
});

const failed = (failure: string | null) => ({ ...cv(1), reading: 'failed' as const, failure });

test.each([
  ['encrypted', /^文件有密码，未能读取。可以下载原文件查看.*请去掉密码，或另存为没有密码的 PDF 再上传。$/],
  [null, /^没能读出内容。可以下载原文件查看/],
])('a CV that could not be read says why and what can be done: %s', async (failure, words) => {
  await open(<DocumentDeck uuid={uuid(1)} neighbours={[]} />, {
    replies: [
      respond(getApplication, application({ uuid: uuid(1), cv: failed(failure) })),
      respond(getApplicationFile, fileOf(1, null)),
      respond(noteFileOpened, {}),
    ],
  });
  expect((await screen.findByText(words)).closest('[role=status]')).not.toBeNull();
});

const openDeck = (hasPicture: boolean) =>
  open(<Pair />, {
    replies: [
      respond(getApplication, (input) => application({ uuid: input.uuid, cv: cv(numberOf(input)) })),
      respond(getApplicationFile, (input) => fileOf(numberOf(input), hasPicture ? picture(numberOf(input)) : null)),
      respond(noteFileOpened, {}),
    ],
  });

test('the picture of the first page comes alone, in the shape of its sheet; the file is drawn over it', async () => {
  await openDeck(true);
  await waitFor(() => expect(pictures()).toHaveLength(1));
  const [first] = pictures();
  expect(first?.getAttribute('src')).toBe('/files/1.first');
  expect(first?.parentElement?.style.aspectRatio).toBe('595 / 842');
  expect(waiting(), 'a print waits for the sheet').toHaveLength(1);
  expect(fetched).toEqual([]);
  fireEvent.load(first as HTMLImageElement);
  expect(await screen.findByRole('img', { name: '画好的 简历1.pdf' })).toBeDefined();
  expect(fetched).toEqual(['/files/1.pdf']);
  expect(pictures()[0], 'the same element, which lies below').toBe(first);
  expect(waiting()).toEqual([]);
});

test('the words of the picture can be selected before the file is there, and stay as long as they are', async () => {
  const text = '林小雨\n13800000000';
  const span = { page: 1, x: 60, width: 120, height: 12 };
  const spans = [
    { ...span, start: 0, end: 3, y: 50 },
    { ...span, start: 4, end: 15, y: 70 },
    { ...span, start: 0, end: 3, y: 50, page: 2 },
  ];
  await open(<DocumentDeck uuid={uuid(1)} neighbours={[]} />, {
    replies: [
      respond(getApplication, application({ uuid: uuid(1), cv: cv(1) })),
      respond(getApplicationFile, { ...fileOf(1, picture(1)), text, spans }),
      respond(noteFileOpened, {}),
    ],
  });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  const [first] = pictures();
  fireEvent.load(first as HTMLImageElement);
  const name = await screen.findByText('林小雨');
  expect(name.parentElement?.textContent).toBe('林小雨13800000000');
  expect(name.style.left).toMatch(/^10\.08/);
  const sheets = name.closest('[data-held]') ?? name.parentElement?.parentElement?.parentElement;
  const select = (range: Range | null) => {
    const selection = { isCollapsed: range === null, anchorNode: range?.startContainer ?? null };
    vi.spyOn(document, 'getSelection').mockReturnValue(selection as Selection);
    fireEvent(document, new Event('selectionchange'));
  };
  const range = document.createRange();
  range.selectNodeContents(name);
  select(range);
  await waitFor(() => expect(sheets?.hasAttribute('data-held')).toBe(true));
  select(null);
  await waitFor(() => expect(sheets?.hasAttribute('data-held')).toBe(false));
});

test('a photo that few browsers show is seen as the server’s picture of it', async () => {
  const heic = { name: '简历1.heic', type: 'image/heic' };
  await open(<DocumentDeck uuid={uuid(1)} neighbours={[]} />, {
    replies: [
      respond(getApplication, (input) => application({ uuid: input.uuid, cv: { ...cv(1), ...heic } })),
      respond(getApplicationFile, () => ({ ...fileOf(1, picture(1)), ...heic })),
      respond(noteFileOpened, {}),
    ],
  });
  await waitFor(() => expect(pictures()).toHaveLength(1));
  fireEvent.load(pictures()[0] as HTMLImageElement);
  const shown = await screen.findByRole('img', { name: /简历1\.heic/ });
  expect(shown.getAttribute('src')).toBe('/files/1.first');
});

test('the next one has its picture soon, and its file once somebody stays', async () => {
  const { server, user } = await openDeck(true);
  await waitFor(() => expect(pictures()).toHaveLength(1));
  fireEvent.load(pictures()[0] as HTMLImageElement);
  await waitFor(() => expect(pictures()).toHaveLength(2));
  expect(server.requests(getApplicationFile)).toEqual([
    { uuid: uuid(1), ahead: false },
    { uuid: uuid(2), ahead: true },
  ]);
  fireEvent.load(pictures()[1] as HTMLImageElement);
  expect(fetched).not.toContain('/files/2.pdf');
  await waitFor(() => expect(fetched).toEqual(['/files/1.pdf', '/files/2.pdf']), { timeout: 3000 });
  const next = await screen.findByRole('img', { name: '画好的 简历2.pdf', hidden: true });
  await user.click(screen.getByRole('button', { name: '下一位' }));
  expect(next.closest('[inert]')).toBeNull();
  expect(next.isConnected, 'drawn ahead, it is not drawn anew').toBe(true);
  expect(server.requests(noteFileOpened)).toEqual([{ uuid: uuid(2) }]);
});

test('without a picture the file is fetched and drawn at once', async () => {
  await openDeck(false);
  expect(await screen.findByRole('img', { name: '画好的 简历1.pdf' })).toBeDefined();
  expect(pictures()).toEqual([]);
});

test('what is drawn stays when its text is read and a picture of it made meanwhile', async () => {
  const { server } = await openDeck(false);
  const reading = (state: 'waiting' | 'done') =>
    respond(getApplication, (input) =>
      application({ uuid: input.uuid, cv: { ...cv(numberOf(input)), reading: state } }),
    );
  server.use(reading('waiting'));
  await act(async () => touch(queryClient, new Set(['resumes'])));
  const drawn = await screen.findByRole('img', { name: '画好的 简历1.pdf' });
  server.use(
    reading('done'),
    respond(getApplicationFile, (input) => fileOf(numberOf(input), picture(numberOf(input)))),
  );
  queryClient.removeQueries({ queryKey: ['files', 'facts', uuid(1), true] });
  await act(async () => touch(queryClient, new Set(['resumes'])));
  await waitFor(() => expect(server.requests(getApplicationFile).length).toBeGreaterThan(2));
  expect(drawn.isConnected).toBe(true);
  expect(pictures().filter((one) => !one.closest('[inert]'))).toEqual([]);
});

test('a picture that cannot be loaded is none', async () => {
  await openDeck(true);
  await waitFor(() => expect(pictures()).toHaveLength(1));
  fireEvent.error(pictures()[0] as HTMLImageElement);
  expect(await screen.findByRole('img', { name: '画好的 简历1.pdf' })).toBeDefined();
  expect(pictures()).toEqual([]);
});

test('a picture that never comes holds up nobody for longer than four seconds', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await openDeck(true);
  await waitFor(() => expect(pictures()).toHaveLength(1));
  await act(() => vi.advanceTimersByTimeAsync(3500));
  expect(fetched).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(await screen.findByRole('img', { name: '画好的 简历1.pdf' })).toBeDefined();
});

test('of who is anonymous the words are shown, and no file is asked for', async () => {
  const lines = [
    { text: '教育经历', heading: true },
    { text: '███ 软件工程', heading: false },
  ];
  const view = { until: 'interview', lines, withheld: null, documents: 0, reveal: 'now' } as const;
  const hidden = application({ uuid: uuid(1), anonymous_as: 'A7K3', cv: { ...cv(1), name: '' }, anonymous: view });
  const { server } = await open(<DocumentDeck uuid={uuid(1)} neighbours={[]} />, {
    replies: [respond(getApplication, hidden)],
  });
  expect(await screen.findByRole('heading', { name: '教育经历' })).toBeDefined();
  expect(screen.getByText('已隐去')).toBeDefined();
  expect(server.requests(getApplicationFile)).toEqual([]);
});

test('words that are withheld say why', async () => {
  const view = { until: 'interview', lines: null, withheld: 'picture', documents: 0, reveal: 'now' } as const;
  await open(<DocumentDeck uuid={uuid(1)} neighbours={[]} />, {
    replies: [
      respond(getApplication, application({ uuid: uuid(1), anonymous_as: 'A7K3', cv: cv(1), anonymous: view })),
    ],
  });
  expect(await screen.findByText(/这份简历是图片/)).toBeDefined();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newKey } from '../lib/api/new-key.ts';
import { rememberAccess } from '../lib/session/known-access.ts';

const person = { uuid: '01890000-0000-7000-8000-000000000001' };
/** What the server answers; anything else is still on its way. */
let answers: Record<string, unknown>;
let asked: string[];
let pictures: string[];

beforeEach(() => {
  answers = {};
  asked = [];
  pictures = [];
  localStorage.setItem('token', newKey());
  rememberAccess(true);
  vi.spyOn(performance, 'now').mockReturnValue(100);
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, location.origin);
    const uuid = searchParams.get('uuid');
    asked.push(uuid ? `${pathname} ${uuid}` : pathname);
    const data = answers[pathname];
    return data === undefined ? new Promise<Response>(() => undefined) : Response.json({ code: 100, msg: '', data });
  });
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address);
      }
    },
  );
});

// The script fetches the page's code too, which must not come while the next file of tests begins.
afterEach(async () => {
  await vi.dynamicImportSettled();
  history.replaceState(null, '', '/');
});

/** Each page runs the script anew, for a person of its own: files of tests share their modules. */
async function openAt(address: string): Promise<void> {
  history.replaceState(null, '', address);
  await import(/* @vite-ignore */ `./early.ts?page=${newKey()}`);
}

const frame = ['/account/user_info', '/company/info', '/account/check_info', '/business/overview'].map(
  (path) => `/api/v1${path}`,
);

const cv = { url: '/files/cv', first_page: { url: '/files/first', width: 1, height: 1 } };

test('the desk is asked for at once, then who will be open, then what is seen of the CV', async () => {
  answers['/api/v1/applications/list'] = { items: [person], next_cursor: null };
  answers['/api/v1/applications/file'] = cv;
  await openAt('/resume/new');
  await vi.waitFor(() => expect(pictures).toEqual(['/files/first']));
  expect(asked).toEqual([
    ...frame,
    '/api/v1/applications/list',
    '/api/v1/applications/counts',
    `/api/v1/applications/detail ${person.uuid}`,
    `/api/v1/applications/file ${person.uuid}`,
  ]);
});

test('a person named by the address is asked for with the list', async () => {
  await openAt(`/resume/new?id=${person.uuid}`);
  expect(asked).toContain(`/api/v1/applications/detail ${person.uuid}`);
});

test('of an empty list nothing more is asked for', async () => {
  answers['/api/v1/applications/list'] = { items: [], next_cursor: null };
  await openAt('/resume/new');
  const before = [...asked];
  // Another page, whose picture is there only when the first one has long been answered.
  answers['/api/v1/applications/list'] = { items: [person], next_cursor: null };
  answers['/api/v1/applications/file'] = cv;
  localStorage.setItem('token', newKey());
  await openAt('/resume/school/new');
  await vi.waitFor(() => expect(pictures).toHaveLength(1));
  expect(before).toHaveLength(6);
  expect(asked.filter((call) => call.startsWith('/api/v1/applications/file'))).toHaveLength(1);
});

test('whoever was not let in, or has no session, asks for nothing', async () => {
  rememberAccess(false);
  await openAt('/resume/new');
  rememberAccess(true);
  localStorage.removeItem('token');
  await openAt('/resume/new');
  localStorage.setItem('token', newKey());
  await openAt('/resume/elsewhere');
  expect(asked).toEqual([]);
});

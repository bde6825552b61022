import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '../src/app/query-client.ts';
import { newKey } from '../src/lib/api/new-key.ts';
import { provideNotices } from '../src/lib/browser/notices.ts';
import { changeLocale, currentLocale, needTexts, startTexts } from '../src/lib/i18n/i18n.ts';
import type { Namespace } from '../src/lib/i18n/keys.ts';
import { session } from '../src/lib/session/browser-session.ts';
import { rememberAccess } from '../src/lib/session/known-access.ts';
import { forgetDrafts } from '../src/ui/form/draft.ts';
import { dismissToast, toast, toastStore } from '../src/ui/toast/toast.ts';
import { current } from './current-server.ts';
import { FakeServer } from './fake-server.ts';

// The work of a captcha is done off the page's thread, which a test has not. Files share their modules, so it is said here.
vi.mock('../src/lib/captcha/captcha.ts', () => ({ solveCaptcha: vi.fn(async () => 'solved') }));

const namespaces = Object.keys(import.meta.glob('../src/locales/zh-CN/*.json')).map((file) =>
  file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
);
// The words say what is missing; the whole page beside them hides that. A busy machine is slow, not wrong.
configure({
  asyncUtilTimeout: 5000,
  getElementError: (message) => new Error(message?.split('\n\n')[0] ?? 'Nothing found'),
});
const complaints: string[] = [];

beforeAll(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  provideNotices(toast);
  await startTexts();
  await needTexts(namespaces as Namespace[]);
  // Waiting for another try would only make a test slow.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
});

beforeEach(async () => {
  // Files share their modules: the one before may have ended in English.
  if (currentLocale() !== 'zh-CN') await changeLocale('zh-CN');
  // Somebody is logged in, anew: the end of a session of the test before is no concern of this one.
  session.begin(newKey(), 'somebody');
  rememberAccess(true);
  current.server = new FakeServer();
  vi.stubGlobal('fetch', current.server.fetch);
  // React says what is wrong with a page on the console, where no test sees it.
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void complaints.push(words.join(' ')));
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  forgetDrafts();
  for (const { id } of toastStore.get()) dismissToast(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect([...current.server.faults, ...complaints.splice(0)]).toEqual([]);
});

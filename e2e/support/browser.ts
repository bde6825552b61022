import { type Browser, type BrowserContextOptions, test as base, type Page } from '@playwright/test';

/** A journey. When it ends, every browser window that it opened is closed: the next ones would share the machine with them. */
export const test = base.extend<{ closedWindows: undefined }>({
  closedWindows: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

export const MASTER = '13800000001';
export const CHILD = '13800000002';
export const OPERATOR = '13800000009';
export const SECOND_OPERATOR = '13800000008';
export const WITHOUT_COMPANY = '13800000003';
export const PASSWORD = 'qinghe2026';

export interface OpenPage {
  page: Page;
  /** Console errors and failed scripts so far; a journey ends by expecting none. */
  errors: string[];
}

/** A page in a browser of its own that keeps every console error and failed script; `allowed` as in `collectErrors`. */
export async function openPage(
  browser: Browser,
  options: BrowserContextOptions = {},
  allowed?: RegExp,
): Promise<OpenPage> {
  const page = await (await browser.newContext(options)).newPage();
  return { page, errors: collectErrors(page, allowed) };
}

/** Chromium 106 to 113 warn of what they know and do not have yet. */
const ATTRIBUTE_TO_COME = /^Found a 'popover' attribute/;

/** `allowed`: what a journey provokes on purpose, such as a refused call, which browsers log by themselves. */
export function collectErrors(page: Page, allowed?: RegExp): string[] {
  const errors: string[] = [];
  const record = (text: string) => {
    if (!allowed?.test(text) && !ATTRIBUTE_TO_COME.test(text)) errors.push(text);
  };
  page.on('console', (message) => message.type() === 'error' && record(message.text()));
  page.on('pageerror', (error) => record(error.message));
  return errors;
}

/** What browsers log of a call that the server refused or that never arrived. */
export const REFUSED_CALL =
  /Failed to load resource: (?:the server responded with a status of 4|net::ERR_)|WebSocket connection .+net::ERR_/;

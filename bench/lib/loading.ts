// How fast a page shows itself in a real Chromium on a poor phone: a processor four times slower than this machine's and
// Lighthouse's slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms). Chromium delays each response by those 150 ms; the
// round trips of a new connection it does not.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from '@playwright/test';
import { findHeadlessChromium } from '../../scripts/lib/chromium.mjs';
import type { Size } from './bench.ts';
import { median } from './figures.ts';

/** How it is measured; a short form is not slowed down. */
export const LOADING = {
  full: { warmUp: 1, rounds: 5, settle: 1500, timesSlower: 4, line: 'slow4G' },
  smoke: { warmUp: 0, rounds: 1, settle: 300, timesSlower: 1, line: 'local' },
} as const;
type Pace = (typeof LOADING)[Size];

const LINES = {
  slow4G: {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1000 * 1000) / 8,
    uploadThroughput: (750 * 1000) / 8,
  },
  local: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What the page itself notes, see `observe`. */
interface Seen {
  lcp: number;
  cls: number;
  /** Milliseconds of each key and click, to the next paint. */
  waits: number[];
  /** When each of what is watched for was drawn. */
  times: Record<string, number>;
}

declare global {
  var seen: Seen;
}

interface Loading {
  /** What a page needs before, such as a session in its storage. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /** A phone unless told. */
  screen?: BrowserContextOptions;
  /** Selector of what shows that a page with a socket, whose network is never idle, is there. */
  whole?: string;
  /** Selectors of what is drawn without counting as contentful (a canvas), by the name of its figure. */
  drawn?: Record<string, string>;
}

export interface LoadingFigures {
  /** Milliseconds. */
  lcp: number;
  /** The share of the layout that shifted. */
  cls: number;
  /** What came over the network before all of `drawn` was. */
  bytes: number;
  /** Milliseconds until each of `drawn` was. */
  drawn: Record<string, number>;
}

/** Loads an address several times, each in a browser that has never seen it. @returns the medians */
export async function measureLoading(
  url: string,
  pace: Pace,
  { prepare, screen = PHONE, whole, drawn = {} }: Loading = {},
): Promise<LoadingFigures> {
  const browser = await launch();
  try {
    const loads: LoadingFigures[] = [];
    // The first one warms the server and the browser's own files up.
    for (let round = -pace.warmUp; round < pace.rounds; round += 1) {
      const context = await browser.newContext({ locale: 'zh-CN', ...screen });
      await prepare?.(context);
      const load = await loadOnce(context, url, pace, { whole, drawn });
      await context.close();
      if (round >= 0) loads.push(load);
    }
    const of = (figure: (load: LoadingFigures) => number | undefined) =>
      median(loads.map((load) => figure(load) ?? Number.NaN));
    return {
      lcp: of(({ lcp }) => lcp),
      cls: of(({ cls }) => cls),
      bytes: of(({ bytes }) => bytes),
      drawn: Object.fromEntries(Object.keys(drawn).map((name) => [name, of((load) => load.drawn[name])])),
    };
  } finally {
    await browser.close();
  }
}

/**
 * Presses keys on a page, each when what the last one began is over, with a processor four times slower.
 * @returns milliseconds of the slowest, from the key to the next paint (what INP counts, of 50 and fewer)
 */
export async function measureKeys(
  url: string,
  { settle, timesSlower }: Pace,
  { prepare, screen = PHONE, whole = 'body' }: Loading,
  keys: readonly string[],
): Promise<number> {
  const browser = await launch();
  try {
    const context = await browser.newContext({ locale: 'zh-CN', ...screen });
    await prepare?.(context);
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(url);
    await page.locator(whole).first().waitFor();
    await page.waitForTimeout(settle);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(settle);
    }
    const { waits } = await page.evaluate(() => globalThis.seen);
    if (waits.length === 0) throw new Error(`${url} noticed no key`);
    return Math.max(...waits);
  } finally {
    await browser.close();
  }
}

const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findHeadlessChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });

async function loadOnce(
  context: BrowserContext,
  url: string,
  { settle, timesSlower, line }: Pace,
  { whole, drawn = {} }: Pick<Loading, 'whole' | 'drawn'>,
): Promise<LoadingFigures> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.addInitScript(watchFor, drawn);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINES[line]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const response = await page.goto(url, { waitUntil: whole ? 'load' : 'networkidle', timeout: 60_000 });
  if (whole) await page.locator(whole).first().waitFor();
  for (const selector of Object.values(drawn)) await page.locator(selector).first().waitFor();
  // A paint is reported a moment after it.
  await page.waitForTimeout(settle);
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
  const { lcp, cls, times } = await page.evaluate(() => globalThis.seen);
  if (lcp === 0) throw new Error(`${url} showed nothing`);
  return { lcp, cls, bytes, drawn: times };
}

/** Runs in the page, before anything of it. */
function observe(): void {
  const seen: Seen = { lcp: 0, cls: 0, waits: [], times: {} };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    // What TypeScript's DOM does not know of these entries yet.
    for (const entry of list.getEntries())
      if (!('hadRecentInput' in entry && entry.hadRecentInput) && 'value' in entry) seen.cls += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
  const keysAndClicks: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId) seen.waits.push(entry.duration);
  }).observe(keysAndClicks);
}

/** Runs in the page: notes the frame after the one in which each of these stands. */
function watchFor(drawn: Record<string, string>): void {
  const { times } = globalThis.seen;
  requestAnimationFrame(function look() {
    const missing = Object.entries(drawn).filter(([name]) => times[name] === undefined);
    for (const [name, selector] of missing)
      if (document.querySelector(selector)) {
        times[name] = 0;
        requestAnimationFrame(() => {
          times[name] = performance.now();
        });
      }
    if (missing.length > 0) requestAnimationFrame(look);
  });
}

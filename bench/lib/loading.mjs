// How fast a page shows itself in a real Chromium on a poor phone: a processor four times slower than this machine's and
// Lighthouse's slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms). Chromium delays each response by those 150 ms; the
// round trips of a new connection it does not.
import { chromium } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { median } from './load.mjs';

const CPU_TIMES_SLOWER = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
};
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const ROUNDS = 5;
/** Milliseconds after which nothing more moves. */
const SETTLE = 1500;

/**
 * Loads an address five times, each in a browser that has never seen it.
 * @param prepare what a page needs before, such as a session in its storage: `(context) => …`
 * @param screen Playwright's options of a screen; a phone unless told
 * @param whole selector of what shows that a page with a socket, whose network is never idle, is there
 * @param drawn selectors of what is drawn without counting as contentful (a canvas), by the name of its figure
 * @returns medians: `lcp` in milliseconds, `cls`, `bytes` that came over the network before all of `drawn` was, and the
 *   milliseconds of each of `drawn`
 */
export async function measureLoading(url, { prepare, screen = PHONE, rounds = ROUNDS, whole, drawn = {} } = {}) {
  const browser = await launch();
  try {
    const loads = [];
    // The first one warms the server and the browser's own files up.
    for (let round = 0; round <= rounds; round += 1) {
      const context = await browser.newContext({ locale: 'zh-CN', ...screen });
      await prepare?.(context);
      const load = await loadOnce(context, url, { whole, drawn });
      await context.close();
      if (round > 0) loads.push(load);
    }
    const of = (name) => median(loads.map((load) => load[name]));
    return Object.fromEntries(['lcp', 'cls', 'bytes', ...Object.keys(drawn)].map((name) => [name, of(name)]));
  } finally {
    await browser.close();
  }
}

/**
 * Presses keys on a page, each when what the last one began is over, with a processor four times slower.
 * @returns milliseconds of the slowest, from the key to the next paint (what INP counts, of 50 and fewer)
 */
export async function measureKeys(url, { prepare, screen, whole, keys }) {
  const browser = await launch();
  try {
    const context = await browser.newContext({ locale: 'zh-CN', ...screen });
    await prepare(context);
    const page = await context.newPage();
    await page.addInitScript(observe);
    await page.goto(url);
    await page.locator(whole).first().waitFor();
    await page.waitForTimeout(SETTLE);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
    for (const key of keys) {
      await page.keyboard.press(key);
      await page.waitForTimeout(SETTLE);
    }
    const { waits } = await page.evaluate('globalThis.seen');
    if (waits.length === 0) throw new Error(`${url} noticed no key`);
    return Math.max(...waits);
  } finally {
    await browser.close();
  }
}

const launch = () =>
  chromium.launch({
    executablePath: findChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });

async function loadOnce(context, url, { whole, drawn }) {
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.addInitScript(watchFor, drawn);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  let bytes = 0;
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const response = await page.goto(url, { waitUntil: whole ? 'load' : 'networkidle', timeout: 60_000 });
  if (whole) await page.locator(whole).first().waitFor();
  for (const selector of Object.values(drawn)) await page.locator(selector).first().waitFor();
  // A paint is reported a moment after it.
  await page.waitForTimeout(SETTLE);
  if (!response?.ok()) throw new Error(`${url} answered ${response?.status()}`);
  const { lcp, cls, times } = await page.evaluate('globalThis.seen');
  if (lcp === 0) throw new Error(`${url} showed nothing`);
  return { lcp, cls, bytes, ...times };
}

/** Runs in the page, before anything of it. */
function observe() {
  const seen = { lcp: 0, cls: 0, waits: [], times: {} };
  globalThis.seen = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.interactionId) seen.waits.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Runs in the page: notes the frame after the one in which each of these stands. */
function watchFor(drawn) {
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

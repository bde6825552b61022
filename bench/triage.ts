// A morning with CVs in a real browser: 100,000 applications in one company, real PDF files, the real server. From the key
// to the painted next CV, from the click to the painted next tab, and how long scrolling keeps the page from answering.

import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { findHeadlessChromium } from '../scripts/lib/chromium.mjs';
import type { Bench, BenchCompany, Size } from './lib/bench.ts';
import { giveRealFiles } from './lib/cv-files.ts';
import { median, p95 } from './lib/figures.ts';
import { present, type Row } from './lib/rows.ts';

/**
 * `pace`: milliseconds between two keys; reading a CV takes longer. On a slow line somebody looks at each CV for a few
 * seconds.
 */
const SIZES = {
  full: {
    applications: 100_000,
    files: Number.POSITIVE_INFINITY,
    settle: 2000,
    keys: { count: 40, pace: 400 },
    slow: { count: 8, pace: 4000, line: 'slow3G' },
    tabs: [1500, 600, 600],
    scrolls: 120,
  },
  smoke: {
    applications: 60,
    files: 2,
    settle: 300,
    keys: { count: 2, pace: 100 },
    slow: { count: 1, pace: 100, line: 'local' },
    tabs: [200],
    scrolls: 3,
  },
} as const;
type Sizes = (typeof SIZES)[Size];

const LINES = {
  /** 400 kbit/s and 400 ms. */
  slow3G: { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
  local: { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
};
const BUDGET = 100;
/** Of a key in a list that is at rest. */
const KEY_BUDGET = 60;
const MAX_TASK_MS = 50;

/** @returns rows of the bench table */
export async function benchTriage(bench: Bench): Promise<Row[]> {
  const sizes = SIZES[bench.size];
  const database = await bench.company(sizes.applications);
  await giveRealFiles(database, sizes.files);
  await spreadOverStages(database);
  const server = await bench.server();
  return measure(server.url, database.token, sizes);
}

/** People in all stages. */
async function spreadOverStages({ url }: BenchCompany): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `update application set stage = (array['primary_screening','written','interview','employed','reject'])[1 + number % 5]
     from (select uuid, row_number() over (order by uuid) as number from application) numbered
     where numbered.uuid = application.uuid and number % 2 = 0`,
  );
  await client.query('vacuum full analyze application');
  await client.end();
}

async function measure(url: string, token: string, sizes: Sizes): Promise<Row[]> {
  const browser = await chromium.launch({
    executablePath: findHeadlessChromium(),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    await page.addInitScript((value) => localStorage.setItem('token', value), token);
    await page.goto(`${url}/resume/new`);
    await page.locator(READABLE).first().waitFor();
    await page.waitForTimeout(sizes.settle);
    const press = (key: string) => () => page.evaluate(keyToPaint, { key, ...SELECTORS });
    const keys = await times(sizes.keys, press('j'), page);
    // Forward to the next stage; the one who stood after is opened.
    const decisions = await times(sizes.keys, press('s'), page);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', LINES[sizes.slow.line]);
    const onSlowLine = await times(sizes.slow, press('s'), page);
    await line.detach();
    await page.waitForTimeout(sizes.slow.pace);
    const tabs: Awaited<ReturnType<typeof clickToPaint>>[] = [];
    for (const pause of sizes.tabs)
      for (const stage of ['primary_screening', 'written', 'interview', 'new']) {
        tabs.push(await page.evaluate(clickToPaint, stage));
        await page.waitForTimeout(pause);
      }
    const scrolling = await scroll(page, sizes.scrolls);
    const spinners = tabs.filter((tab) => tab.spinner).length;
    return [
      ...rowsOfKeys(`key to painted next CV, ${sizes.applications.toLocaleString('en')} applications`, keys),
      ...rowsOfKeys('decision by key to painted next CV', decisions),
      ...rowsOfKeys('the same on slow 3G', onSlowLine),
      row(
        `tab change, ${spinners} of ${tabs.length} with a skeleton`,
        median(tabs.map((tab) => tab.milliseconds)),
        `p95 ${p95(tabs.map((tab) => tab.milliseconds))} ms`,
        spinners === 0,
      ),
      {
        what: `scrolling ${sizes.scrolls / 2} screens of the list: longest task`,
        measured: `${Math.round(scrolling.longest)} ms`,
        against: `${scrolling.rows} rows passed`,
        budget: `≤ ${MAX_TASK_MS} ms`,
        met: scrolling.longest <= MAX_TASK_MS,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Milliseconds until a CV could be read, and until it was sharp. */
interface Painted {
  readable: number;
  sharp: number;
}

/** Of a person's CV: what can be read, and its sharp sheet with the words to select. */
const OPEN = 'section > div:not([inert])';
const READABLE = `${OPEN} :is(img, canvas)[data-drawn]`;
const SELECTORS = {
  readable: READABLE,
  sharp: `${OPEN} :is(canvas[data-drawn] + div > [data-laid], img[data-sharp] + [data-laid])`,
};

function rowsOfKeys(what: string, results: readonly Painted[]): Row[] {
  const painted = results.map(({ readable }) => readable);
  const sharp = results.map((one) => one.sharp);
  return [
    {
      what,
      measured: `p50 ${Math.round(median(painted))} ms`,
      against: `p95 ${p95(painted)} ms`,
      budget: `p95 ≤ ${KEY_BUDGET} ms`,
      met: p95(painted) <= KEY_BUDGET,
    },
    {
      what: `${what}: sharp, words to select`,
      measured: `p50 ${Math.round(median(sharp))} ms`,
      against: `p95 ${p95(sharp)} ms`,
    },
  ];
}

const row = (what: string, milliseconds: number, against: string, also = true): Row => ({
  what,
  measured: `p50 ${Math.round(milliseconds)} ms`,
  against,
  budget: `≤ ${BUDGET} ms`,
  met: milliseconds <= BUDGET && also,
});

async function times<Result>(
  { count, pace }: { count: number; pace: number },
  action: () => Promise<Result>,
  page: Page,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let number = 0; number < count; number += 1) {
    results.push(await action());
    await page.waitForTimeout(pace);
  }
  return results;
}

/**
 * In the page: presses a key and waits for the frame that shows another person with a document that can be read, and for
 * the one in which it is sharp.
 */
function keyToPaint({ key, readable, sharp }: { key: string; readable: string; sharp: string }): Promise<Painted> {
  return new Promise((resolve) => {
    const heading = () => document.querySelector('aside h2')?.textContent;
    const before = heading();
    const times: Partial<Painted> = {};
    const started = performance.now();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    requestAnimationFrame(function look() {
      const isOther = heading() !== before;
      for (const [name, selector] of [
        ['readable', readable],
        ['sharp', sharp],
      ] as const)
        if (isOther && times[name] === undefined && document.querySelector(selector)) {
          times[name] = Number.POSITIVE_INFINITY;
          // The frame is on the screen when the next one begins.
          requestAnimationFrame(() => {
            times[name] = performance.now() - started;
          });
        }
      const { readable: read = Number.POSITIVE_INFINITY, sharp: sharpened = Number.POSITIVE_INFINITY } = times;
      if (Number.isFinite(read) && Number.isFinite(sharpened)) resolve({ readable: read, sharp: sharpened });
      else requestAnimationFrame(look);
    });
  });
}

/** In the page: opens another stage and waits for the frame that shows its list and its first person. */
function clickToPaint(stage: string): Promise<{ milliseconds: number; spinner: boolean }> {
  return new Promise((resolve, reject) => {
    const tab = document.querySelector<HTMLElement>(`nav a[href^="/resume/${stage}"]:not([aria-label])`);
    let spinner = false;
    const started = performance.now();
    if (!tab) return reject(new Error(`there is no tab of ${stage}`));
    tab.click();
    requestAnimationFrame(function look() {
      // Where the list waits for its rows, a skeleton stands in its place.
      spinner ||= document.querySelector('ul[aria-label="候选人"]') === null;
      const current =
        location.pathname.endsWith(stage) && document.querySelector('ul[aria-label="候选人"] [aria-current]');
      if (!current || !document.querySelector('aside h2')) return void requestAnimationFrame(look);
      requestAnimationFrame(() => resolve({ milliseconds: performance.now() - started, spinner }));
    });
  });
}

declare global {
  /** Milliseconds of the longest task since scrolling began. */
  var longest: number;
}

async function scroll(page: Page, steps: number): Promise<{ longest: number; rows: number }> {
  await page.evaluate(() => {
    globalThis.longest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, entry.duration);
    }).observe({ type: 'longtask', buffered: false });
  });
  const list = present((await page.locator('ul[aria-label="候选人"]').boundingBox()) ?? undefined, 'list');
  await page.mouse.move(list.x + 100, 500);
  for (let step = 0; step < steps; step += 1) {
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  return page.evaluate(() => ({
    longest: globalThis.longest,
    rows: Math.round((document.querySelector('ul[aria-label="候选人"]')?.parentElement?.scrollTop ?? 0) / 84),
  }));
}

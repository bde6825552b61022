import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from './scripts/lib/chromium.mjs';
import { oldChromium } from './scripts/lib/old-chromium.mjs';
import { fontEnvironment } from './scripts/lib/test-fonts.mjs';

/**
 * Journeys of a person in a real browser, two at a time. Each worker has a server of its own with fresh demo data, which
 * e2e/server-global-setup.ts starts: an account is logged in once only, and numbers on screens are counted.
 * E2E_BASE_URL=http://localhost:3000 lets them run on one server that is there already, if that has TEST_DOOR=1.
 */
const looks = '**/looks/*.spec.ts';
const inOldBrowser = '**/old-browser/*.spec.ts';
const servers = process.env.E2E_SERVERS?.split(' ') ?? [];

const launchOptions = {
  executablePath: findHeadlessChromium(),
  // Where nobody set a language, Chromium finds no file with a Chinese name.
  env: { ...process.env, LC_ALL: 'C.UTF-8', ...fontEnvironment() },
  args: [
    // Chromium's sandbox refuses to be started by root.
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server-global-setup.ts',
  outputDir: '.build/journeys',
  // Looks open one page and change nothing; whatever needs more is a journey, of which there are few.
  projects: [
    { name: 'looks', testMatch: looks },
    { name: 'journeys', testIgnore: [looks, inOldBrowser] },
    // The main job once more, and every screen, in the oldest browser that npm has and Playwright can drive.
    {
      name: 'old-browser',
      testMatch: [inOldBrowser, '**/main-job.spec.ts'],
      // It draws without any of what made later ones fast, beside a server on the same two cores.
      timeout: 300_000,
      expect: { timeout: 30_000 },
      use: { launchOptions: { ...launchOptions, executablePath: oldChromium } },
    },
  ],
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Set by the global setup, before this file is read again by each worker.
    baseURL: process.env.E2E_BASE_URL ?? servers[Number(process.env.TEST_PARALLEL_INDEX)],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A trace of every step makes them a quarter slower: `--trace=on` shows how one came to fail.
    screenshot: 'only-on-failure',
    launchOptions,
  },
});

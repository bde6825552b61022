import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.mjs';

/**
 * Journeys of a person in a real browser, on a server with fresh demo data that e2e/server-global-setup.ts starts.
 * E2E_BASE_URL=http://localhost:3000 lets them run on a server that is there already.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server-global-setup.ts',
  outputDir: '.build/journeys',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Set by the global setup, before this file is read again by the worker.
    baseURL: process.env.E2E_BASE_URL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium(),
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
    },
  },
});

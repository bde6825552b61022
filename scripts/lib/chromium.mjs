import { existsSync } from 'node:fs';
import { installFromDebian, mayUseApt } from './debian.mjs';
import { PlainError } from './messages.mjs';
import { runQuietly } from './processes.mjs';
import { inProject } from './project.mjs';
import { nodeProgram } from './runtime.mjs';

/** The browser of this machine; undefined where only Playwright's own may be there. */
function findChromium() {
  const paths = [
    process.env.CHROMIUM,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return paths.find((path) => path && existsSync(path));
}

/** The browser for journeys: the one that can open no windows, with which they take a fifth less, before any other. */
export function findHeadlessChromium() {
  const paths = [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell'];
  return paths.find((path) => path && existsSync(path)) ?? findChromium();
}

/**
 * Finds a browser for the journeys, or installs one: Debian's as root, else Playwright's own.
 * @param {import('./messages.mjs').Say} say
 */
export async function installChromium(say) {
  const found = findHeadlessChromium() ?? (await playwrightsOwn());
  if (found) return found;
  say('installing');
  const failure = mayUseApt() ? await installFromDebian(['chromium-headless-shell']) : await installFromPlaywright();
  const installed = findHeadlessChromium() ?? (await playwrightsOwn());
  if (installed) return installed;
  throw new PlainError(
    `No Chromium could be installed:\n${failure}\n\nNext step: install one and name it: CHROMIUM=/path/to/chromium npm test`,
  );
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

async function installFromPlaywright() {
  const program = inProject('node_modules', 'playwright', 'cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { output } = await runQuietly(nodeProgram(), [program, 'install', ...withLibraries, 'chromium']);
  return output;
}

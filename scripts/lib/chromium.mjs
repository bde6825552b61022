import { existsSync, readFileSync } from 'node:fs';
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
  if (found && (await hasChineseFont())) return found;
  say('installing');
  const failure = mayUseApt() ? await installFromDebian() : await installFromPlaywright();
  const installed = findHeadlessChromium() ?? (await playwrightsOwn());
  if (installed) return installed;
  throw new PlainError(
    `No Chromium could be installed:\n${failure}\n\nNext step: install one and name it: CHROMIUM=/path/to/chromium npm test`,
  );
}

/** Without one the browser draws boxes, and what it prints has no words to read. A system without fontconfig brings its own. */
async function hasChineseFont() {
  if (!mayUseApt()) return true;
  const { code, output } = await runQuietly('fc-list', [':lang=zh', 'family']);
  return code === 0 && output.trim() !== '';
}

async function playwrightsOwn() {
  const { chromium } = await import('playwright-core');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** Elsewhere than on Debian the package named chromium is often a stub that asks for another packager. */
function mayUseApt() {
  const system = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && /^ID=debian$/m.test(system);
}

async function installFromDebian() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = await runQuietly('apt-get', ['update'], { env });
  const packages = ['chromium-headless-shell', 'fonts-wqy-zenhei', 'fontconfig'];
  const install = await runQuietly('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env });
  return install.code === 0 ? '' : `${update.output}\n${install.output}`;
}

async function installFromPlaywright() {
  const program = inProject('node_modules', 'playwright', 'cli.js');
  const withLibraries = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const { output } = await runQuietly(nodeProgram(), [program, 'install', ...withLibraries, 'chromium']);
  return output;
}

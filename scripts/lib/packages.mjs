import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { PlainError } from './messages.mjs';
import { isStopping, runQuietly } from './processes.mjs';
import { inProject, readJson } from './project.mjs';

const marker = inProject('node_modules', '.installed-lock');

/**
 * Installs the packages of package-lock.json unless exactly these are there.
 * @param {import('./messages.mjs').Say} say
 */
export async function installPackages(say) {
  if (packagesAreFresh()) return 'up to date';
  say('installing, which takes about a minute');
  const { file, args } = npm();
  // "include" undoes NODE_ENV=production and the like: the web pages are built here.
  const options = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await runQuietly(file, [...args, ...options], { shell: process.platform === 'win32' });
  if (code !== 0 && isStopping()) throw new PlainError('Stopped.');
  if (code !== 0) {
    throw new PlainError(
      `npm could not install the packages:\n${output}\n\n` +
        'Next step: check the network (or the registry that npm is set to), then call this again.',
    );
  }
  writeMarker();
  return 'installed';
}

/** Whether the installed packages are those of package-lock.json. */
function packagesAreFresh() {
  if (!existsSync(inProject('node_modules'))) return false;
  if (existsSync(marker) && readFileSync(marker, 'utf8') === lockHash()) return true;
  if (!isInstalledByHand()) return false;
  writeMarker();
  return true;
}

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean }>} Packages by their paths */

/** After a developer's own `npm install` nothing has to be fetched again: npm's record tells what is there. */
function isInstalledByHand() {
  const record = inProject('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  /** @type {{ packages: Packages }} */
  const { packages: installed } = readJson(record);
  /** @type {{ packages: Packages }} */
  const { packages: wanted } = readJson(inProject('package-lock.json'));
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true;
    return installed[path] ? installed[path].version === entry.version : Boolean(entry.optional);
  });
}

function writeMarker() {
  writeFileSync(marker, lockHash());
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(inProject('package-lock.json')))
    .digest('hex');
}

/** The npm that called this script, or the one in the path. */
function npm() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env;
  if (script?.endsWith('.js') && process.platform !== 'win32')
    return { file: node ?? process.execPath, args: [script] };
  return { file: 'npm', args: [] };
}

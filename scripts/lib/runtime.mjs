import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { PlainError } from './messages.mjs';
import { runInForeground } from './processes.mjs';
import { inProject } from './project.mjs';

/** @typedef {readonly [major: number, minor: number]} Version */

// What the scripts themselves need; the server runs on the Node that npm installs with the packages.
/** @type {Version} */
const oldestForScripts = [20, 12];
// The first 22 that runs TypeScript files without a flag and without trouble.
/** @type {Version} */
const oldestForServer = [22, 18];
/** @type {Version} */
const oldestNpm = [9, 0];

/** Refuses a Node or npm that is too old to install the packages. */
export function checkVersions() {
  if (!isAtLeast(process.versions.node, oldestForScripts)) {
    throw new PlainError(
      `Qinghe needs Node ${oldestForScripts.join('.')} or later to start; this is ${process.version}. ` +
        'Next step: install a current Node from https://nodejs.org, then call this again.',
    );
  }
  const npm = /npm\/(\S+)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  if (npm && !isAtLeast(npm, oldestNpm)) {
    throw new PlainError(
      `Qinghe needs npm ${oldestNpm.join('.')} or later; this is ${npm}. Next step: npm install --global npm@10`,
    );
  }
  return `Node ${process.versions.node}${npm ? `, npm ${npm}` : ''}`;
}

/** The Node that server and tools run on: the pinned one from the packages, else this one if it is new enough. */
export function nodeProgram() {
  if (pinnedNode && process.execPath !== pinnedNode && existsSync(pinnedNode) && runs(pinnedNode)) return pinnedNode;
  if (isAtLeast(process.versions.node, oldestForServer)) return process.execPath;
  throw new PlainError(
    `For this machine (${process.platform}-${process.arch}) no Node comes with the packages, and its own is ` +
      `${process.version}. Next step: install Node 24 from https://nodejs.org (${oldestForServer.join('.')} is the oldest that works).`,
  );
}

/**
 * Calls a script's main function, on a Node that reads TypeScript: in this process, or again in a new one.
 * @param {() => Promise<number | void>} main
 */
export async function onProjectNode(main) {
  if (isAtLeast(process.versions.node, oldestForServer)) return main();
  return runInForeground(nodeProgram(), process.argv.slice(1));
}

const platform = process.platform === 'win32' ? 'win' : process.platform;
const file = process.platform === 'win32' ? 'node.exe' : 'node';
const pinnedNode = inProject('node_modules', `node-${platform}-${process.arch}`, 'bin', file);

/**
 * A Node for glibc does not run on Alpine, so being there is not enough.
 * @param {string} program
 */
function runs(program) {
  return spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * @param {string} version
 * @param {Version} oldest
 */
function isAtLeast(version, [major, minor]) {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end with its output kept, to be shown only if it fails.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Pick<import('node:child_process').SpawnOptions, 'cwd' | 'env' | 'shell'>} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(file, args, options = {}) {
  const child = spawn(file, args, { ...options, cwd: options.cwd ?? root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      output += text;
    });
  }
  return ended(child).then((code) => ({ code, output: output.trim() }));
}

/**
 * Runs a program in the foreground: it has the terminal, and gets SIGINT or SIGTERM exactly once although a Ctrl-C
 * reaches this process from the terminal and once more from npm. It has a process group of its own for that, since
 * else the terminal would send it a second one.
 * @param {string} file
 * @param {readonly string[]} args
 * @param {Pick<import('node:child_process').SpawnOptions, 'cwd' | 'env'>} options
 * @returns {Promise<number>} its exit code, or 128 and the signal's number as shells say it
 */
export function runInForeground(file, args, options = {}) {
  const child = spawn(file, args, { cwd: root, stdio: 'inherit', detached: process.platform !== 'win32', ...options });
  return ended(child);
}

let forwardedAt = 0;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);

// npm runs a script through a shell, and hands a SIGTERM to that shell alone, which dies of it without a word to us.
const npmShell = process.env.npm_lifecycle_event ? process.ppid : undefined;
if (npmShell) {
  setInterval(() => {
    if (process.ppid !== npmShell && forwardedAt === 0) forward('SIGTERM');
  }, 200).unref();
}

/** @param {NodeJS.Signals} signal */
function forward(signal) {
  // A second Ctrl-C of an impatient person, seconds later, goes through; the echo of the first does not.
  if (forwardedAt > 0 && performance.now() - forwardedAt < 2_000) return;
  forwardedAt = performance.now();
  if (running.size === 0) process.exit(128 + constants.signals[signal]);
  for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
}

/** Whether the person asked to stop: what failed because of that needs no message. */
export function isStopping() {
  return forwardedAt > 0;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
function ended(child) {
  running.add(child);
  /** @type {Promise<number>} */
  const end = new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  return end.finally(() => running.delete(child));
}

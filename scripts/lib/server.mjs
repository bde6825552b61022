import { runInForeground } from './processes.mjs';
import { inBuild, inProject } from './project.mjs';
import { nodeProgram } from './runtime.mjs';

/**
 * How Node runs the server; the measurements run it the same way. On a machine with much memory V8 is generous with it:
 * - Young objects: up to three times 64 MB, of which this server's calls need little: each lets go of its objects at once.
 *   With 4 collecting took 0.4 ms of a list's 2.6 ms, with 16 half of that and 15 to 30 MB more, with 24 no less.
 * - Old ones: it collects when they have become four times as many; below a limit of 512 MB when they are 1.7 times as many.
 *   At 100 lists a second that is 163 MB instead of 190 to 270. The server needs 30 MB for itself and 16 kB for a socket.
 */
export const serverFlags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=16',
  '--max-old-space-size=512',
];

/**
 * Runs the server in the foreground until it ends, and returns its exit code.
 * @param {Record<string, string>} environment
 * @param {string} program
 * @param {string[]} nodeFlags
 */
export function runServer(environment, program = inProject('server', 'src', 'main.ts'), nodeFlags = []) {
  return runInForeground(nodeProgram(), [...serverFlags, ...nodeFlags, program], {
    // Compiled files are kept: reading some hundred TypeScript modules anew costs the better part of a second start.
    env: { NODE_COMPILE_CACHE: inBuild('compile-cache'), ...process.env, ...environment },
  });
}

import { runInForeground } from './processes.mjs';
import { inBuild, inProject } from './project.mjs';
import { nodeProgram } from './runtime.mjs';

/** Runs the server in the foreground until it ends, and returns its exit code. */
export function runServer(environment, nodeFlags = []) {
  const flags = ['--disable-warning=ExperimentalWarning', ...nodeFlags];
  return runInForeground(nodeProgram(), [...flags, inProject('server', 'src', 'main.ts')], {
    // Compiled files are kept: reading some hundred TypeScript modules anew costs the better part of a second start.
    env: { NODE_COMPILE_CACHE: inBuild('compile-cache'), ...process.env, ...environment },
  });
}

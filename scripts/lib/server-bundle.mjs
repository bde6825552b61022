import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './messages.mjs';
import { isStopping, runQuietly } from './processes.mjs';
import { inBuild, inProject } from './project.mjs';
import { nodeProgram } from './runtime.mjs';

/** What `npm run serve` runs; server/vite.config.ts says how it comes about. */
export const serverBundle = join(inBuild('server'), 'main.mjs');

/** Whether the server was ever built. */
export const serverBundleExists = () => existsSync(serverBundle);

export async function buildServer() {
  const vite = inProject('node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runQuietly(nodeProgram(), [vite, 'build'], { cwd: inProject('server') });
  if (code !== 0) throw new PlainError(isStopping() ? 'Stopped.' : `The server could not be built:\n${output}`);
  return 'built';
}

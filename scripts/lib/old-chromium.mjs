import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { inBuild, inProject } from './project.mjs';

/** A Chromium of January 2023, the last one for Windows 7, as npm has it: for one system alone. */
const packed = inProject('node_modules', 'chromium-109', 'bin', 'chromium.br');

/** Where it lies once it is unpacked. */
export const oldChromium = join(inBuild('chromium-109'), 'chromium');

/** Whether this machine can run it. Its libraries are those that the journeys' browser has brought. */
export const mayHaveOldChromium = () => process.platform === 'linux' && process.arch === 'x64' && existsSync(packed);

/** Unpacks it, once. */
export function unpackOldChromium() {
  if (existsSync(oldChromium)) return;
  mkdirSync(dirname(oldChromium), { recursive: true });
  // Whole or not at all.
  const part = `${oldChromium}.part`;
  writeFileSync(part, brotliDecompressSync(readFileSync(packed)));
  chmodSync(part, 0o755);
  renameSync(part, oldChromium);
}

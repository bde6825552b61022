import { readFileSync } from 'node:fs';
import { inProject } from './project.mjs';

/** What of a developer's shell could make a test pass or fail: languages, the database's client, how Node behaves. */
const ofTheShell = /^(LC_.+|LANGUAGE|PG[A-Z]+|NODE_ENV|NODE_OPTIONS|NODE_USE_ENV_PROXY)$/;

/**
 * What every step of a test run finds around it: neither what the shell says about the server, nor its language and time
 * zone, nor fonts of this machine in what the server draws.
 * @returns {Record<string, string | undefined>}
 */
export function testEnvironment() {
  const ofTheServer = new Set(readServerVariables());
  const kept = Object.entries(process.env).filter(([name]) => !ofTheServer.has(name) && !ofTheShell.test(name));
  return { ...Object.fromEntries(kept), TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', DISABLE_SYSTEM_FONTS_LOAD: '1' };
}

/** Names of all that the server reads: its example of an environment is made from the configuration itself. */
function readServerVariables() {
  const text = readFileSync(inProject('.env.example'), 'utf8');
  return [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
}

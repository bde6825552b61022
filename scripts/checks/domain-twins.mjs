// Every domain of the server and of the web has its twin in the contract, which says how it is spelt everywhere.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, report } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

/**
 * @param {string} folder
 * @returns {{ looked: number, problems: string[] }} number of domain folders seen, and one line per fault
 */
export function checkDomainTwins(folder) {
  const server = foldersIn(join(folder, 'server', 'src', 'domains'));
  const web = foldersIn(join(folder, 'web', 'src', 'domains'));
  const contract = foldersIn(join(folder, 'contract')).filter((name) =>
    existsSync(join(folder, 'contract', name, 'domain.ts')),
  );
  const alone = (/** @type {string} */ where, /** @type {string[]} */ names) =>
    names
      .filter((name) => !contract.includes(name))
      .map((name) => `${where}/${name} has no twin contract/${name}/domain.ts`);
  return {
    looked: server.length,
    problems: [...alone('server/src/domains', server), ...alone('web/src/domains', web)],
  };
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map((entry) => entry.name);
}

if (isMain(import.meta.url)) report('domains', checkDomainTwins(root));

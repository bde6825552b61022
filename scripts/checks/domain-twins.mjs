// Every domain of the server has its twin in the contract, and the spelling that is used everywhere.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, report } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

export const domains =
  'account company identity jobs imports talks brochures resumes talents wallet orders rights invoices messages chat fairs dict files ads ai settings ops home platform'.split(
    ' ',
  );

/**
 * @param {string} folder
 * @returns {{ looked: number, problems: string[] }} number of domain folders seen, and one line per fault
 */
export function checkDomainTwins(folder) {
  const server = foldersIn(join(folder, 'server', 'src', 'domains'));
  const web = foldersIn(join(folder, 'web', 'src', 'domains'));
  // What the product says lies beside the domains.
  const contract = foldersIn(join(folder, 'contract')).filter((name) => name !== 'texts');
  const strange = [
    ...unknown('server/src/domains', server),
    ...unknown('web/src/domains', web),
    ...unknown('contract', contract),
  ];
  const alone = server
    .filter((name) => !contract.includes(name))
    .map((name) => `server/src/domains/${name} has no twin contract/${name}`);
  return { looked: server.length, problems: [...strange, ...alone] };
}

/**
 * @param {string} where
 * @param {string[]} names
 */
function unknown(where, names) {
  return names.filter((name) => !domains.includes(name)).map((name) => `${where}/${name} is no domain of the house`);
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory() && entry.name !== 'node_modules').map((entry) => entry.name);
}

if (isMain(import.meta.url)) report('domains', checkDomainTwins(root));

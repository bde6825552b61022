// Every source file of the repository is in the program that the step `types` checks: what is in none can call what is
// gone, and nobody hears of it before it is run.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { isMain, report } from '../lib/check-report.mjs';
import { root } from '../lib/project.mjs';

/** What is left out, each with its reason. */
const exceptions = [
  {
    files: /^cv-reader\/corpus\/.+\.mjs$/,
    why: 'made the corpus once, with programs that no machine of ours needs; the tests hold what they made',
  },
  {
    files: /^web\/static\/door\/worker\.js$/,
    why: 'runs in a service worker, whose globals are not those of the pages; a journey holds it',
  },
];

/**
 * Looks for sources that the program of `tsconfig.json` leaves out, and for those that ask not to be checked.
 * @param {string} folder
 * @returns {{ looked: number, problems: string[] }} number of sources seen, and one line per fault
 */
export function checkTypedFiles(folder, leftOut = exceptions) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const checked = new Set(fileNames.map((name) => relative(folder, name).split(sep).join('/')));
  const sources = sourcesBelow(folder);
  const missing = sources
    .filter((path) => !checked.has(path) && !leftOut.some(({ files }) => files.test(path)))
    .map((path) => `${path} is in no program that is type-checked`);
  const silenced = sources
    .filter((path) => /^\s*(\/\/|\/?\*+)\s*@ts-(nocheck|ignore)\b/m.test(readFileSync(join(folder, path), 'utf8')))
    .map((path) => `${path} asks not to be type-checked`);
  const idle = leftOut
    .filter(({ files }) => !sources.some((path) => files.test(path)))
    .map(({ files }) => `no file is ${files}: that exception can go`);
  const plain = options.checkJs ? [] : ['tsconfig.json does not check plain JavaScript (checkJs)'];
  return { looked: sources.length, problems: [...missing, ...silenced, ...idle, ...plain] };
}

/**
 * Paths of all sources from a folder on, but for what is made or installed.
 * @param {string} folder
 * @returns {string[]}
 */
function sourcesBelow(folder, path = '') {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const below = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return /^(\..*|node_modules|dist)$/.test(entry.name) ? [] : sourcesBelow(folder, below);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [below] : [];
  });
}

if (isMain(import.meta.url)) report('source files', checkTypedFiles(root));

import { pathToFileURL } from 'node:url';

/**
 * Whether a script was called itself, and not imported by a test.
 * @param {string} url
 */
export function isMain(url) {
  return url === pathToFileURL(process.argv[1] ?? '').href;
}

/**
 * Prints what a check found. A check that looked at nothing has failed, too.
 * @param {string} what
 * @param {{ looked: number, problems: string[] }} found
 */
export function report(what, { looked, problems }) {
  for (const problem of problems) console.log(problem);
  if (looked === 0) console.log(`No ${what} were found to check.`);
  console.log(`${looked} ${what}, ${problems.length} problems`);
  process.exitCode = looked === 0 || problems.length > 0 ? 1 : 0;
}

/** A failure that a person can act on: its message is shown without a stack. */
export class PlainError extends Error {}

/**
 * What a step calls to say what will take long.
 * @typedef {(text: string) => void} Say
 */

/**
 * Runs a command's main function; a failure ends the process with code 1 and its message.
 * @param {() => Promise<number | void>} main
 */
export async function command(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof PlainError ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/**
 * Prints `[1/4] Title … 0.3 s` around each step; the work may say beforehand what will take long.
 * @param {number} total
 */
export function stepPrinter(total) {
  let number = 0;
  /**
   * @param {string} title
   * @param {(say: Say) => Promise<string | undefined>} work
   */
  return async (title, work) => {
    number += 1;
    const started = performance.now();
    process.stdout.write(`[${number}/${total}] ${title} … `);
    try {
      const result = await work((text) => process.stdout.write(`${text} … `));
      console.log(`${result ? `${result}, ` : ''}${seconds(started)}`);
    } catch (error) {
      console.log(`failed after ${seconds(started)}`);
      throw error;
    }
  };
}

/**
 * Seconds since a `performance.now()`, such as `1.3 s`.
 * @param {number} started
 */
function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Half as long as what the package exports as its source. */
const source = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

export async function expectNothingSerious(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([]);
}

/** A frame that runs no scripts: axe cannot look into it, and its tries are logged as errors. */
const WITHOUT_SCRIPTS = 'iframe[sandbox]:not([sandbox~=allow-scripts])';

/** What axe holds for serious or critical on a page and in its frames: the rule, and where it is broken. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // Once a document: its 650 kB take longer to read than most pages take to look at.
  await Promise.all(
    page.frames().map(async (frame) => {
      const holder = frame.parentFrame() && (await frame.frameElement());
      if (await holder?.evaluate((element, barred) => (element as Element).matches(barred), WITHOUT_SCRIPTS)) return;
      await frame.evaluate(`window.axe ?? void (() => { ${source} })()`);
    }),
  );
  return page.evaluate(async (barred) => {
    const { run } = Reflect.get(window, 'axe') as typeof axe;
    // The elements that are fine need not be told.
    const { violations } = await run({ exclude: [[barred]] }, { resultTypes: ['violations'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, WITHOUT_SCRIPTS);
}

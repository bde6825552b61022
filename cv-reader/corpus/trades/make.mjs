// Draws CVs of forty trades in twenty layouts into a folder, with what a person reads on each (`truths.json`). Nothing of it
// is committed: the same seed makes the same words anew. A third of the trades and of the layouts are held back: `open` has
// neither, `final` has only them, what mixes both is left out.
//   node cv-reader/corpus/trades/make.mjs <folder> [how many of each part]
// It needs Chromium (CHROMIUM names it); the fonts are a set of the tests', see scripts/lib/test-fonts.mjs.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { fontEnvironment } from '../../../scripts/lib/test-fonts.mjs';
import { diceOf } from '../makers/people/dice.mjs';
import { drawn, layouts } from './layouts.mjs';
import { cvOf } from './people.mjs';
import { trades } from './trades.mjs';

const SEED = 'qinghe-trades-3';
const [folder, count = '500'] = process.argv.slice(2);
if (folder === undefined) throw new Error('which folder?');

const dice = diceOf(SEED);
const halves = (list) => {
  const mixed = dice.shuffled(list);
  const held = Math.round(mixed.length / 3);
  return { final: mixed.slice(0, held), open: mixed.slice(held) };
};
const [ofTrades, ofLayouts] = [halves(trades), halves(Object.values(layouts))];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
  // Where the system has no Chinese font the pages would hold none of its characters, and what is trained on them be wrong.
  env: { ...process.env, ...fontEnvironment() },
});
const page = await browser.newPage();
const truths = [];
for (const part of ['open', 'final']) {
  await mkdir(join(folder, part), { recursive: true });
  for (let nth = 0; nth < Number(count); nth += 1) {
    const trade = ofTrades[part][nth % ofTrades[part].length];
    const layout = ofLayouts[part][nth % ofLayouts[part].length];
    const file = `${String(nth).padStart(4, '0')}--${trade.id}--${layout.name}.pdf`;
    const { language, sheet, truth } = cvOf(trade, diceOf(`${SEED} ${part} ${file}`));
    await page.setContent(drawn(sheet, layout), { waitUntil: 'load' });
    await writeFile(join(folder, part, file), await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    const sections = sheet.sections.map(({ kind, head, other, items, lines = [], columns = [] }) => ({
      kind,
      head: other ? `${head} ${other}` : head,
      texts: [...lines, ...columns, ...(items ?? []).flatMap(({ parts, when, points }) => [...parts, when, ...points])],
    }));
    truths.push({ file, part, trade: trade.id, layout: layout.name, language, sections, fields: truth });
  }
}
await browser.close();
await writeFile(join(folder, 'truths.json'), JSON.stringify(truths));
process.stdout.write(
  `${truths.length} CVs, ${ofTrades.final.length} trades and ${ofLayouts.final.length} layouts held back\n`,
);

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

const ui = new URL('../../../ui/', import.meta.url);
const here = new URL('./', import.meta.url);
const read = (folder: URL, file: string) => readFileSync(new URL(file, folder), 'utf8');

const shown = readdirSync(here)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => read(here, file))
  .join('\n');

test.each(readdirSync(ui))('ui/%s has a section on the design page', (folder) => {
  expect(shown).toContain(`<Section title="${folder}"`);
});

test('every component of ui/ is shown there, or is a part of another one', () => {
  const files = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const found = files.flatMap((file) =>
    [...read(ui, file).matchAll(/^export (?:default )?function ([A-Z]\w+)/gm)].map(([, name]) => ({ file, name })),
  );
  const components = found.map(({ name }) => name ?? '');
  // Of every folder; what is fetched on demand is a component that others hand in.
  const without = readdirSync(ui).filter((folder) => !found.some(({ file }) => file.split(/[\\/]/)[0] === folder));
  expect(without).toEqual(['on-demand']);
  // The toaster stands once, at the root: its section shows toasts by it. A list that is a whole screen brings the heading of
  // one, and a page has one of these.
  const alone = ['Toaster', 'OwnedList'];
  const parts = files.map((file) => read(ui, file)).join('\n');
  const missing = components.filter(
    (name) => !alone.includes(name) && !new RegExp(`<${name}[\\s>/<]`).test(shown + parts),
  );
  expect(missing).toEqual([]);
});

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#0d7a50', '#0d7a50')).toBe(1);
});

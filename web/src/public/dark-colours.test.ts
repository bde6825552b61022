import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/*
 * The dark colours stand twice: pages for candidates follow the system alone, and `light-dark()`, which would need them
 * once, is unknown to browsers inside of apps that are still in use.
 */
const coloursIn = (file: string, start: string): Map<string, string> => {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  const block = text.slice(text.indexOf(start)).split('}')[0] ?? '';
  return new Map([...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]));
};

test('what is dark for candidates is dark in the same colours as for companies', () => {
  const shared = coloursIn('../app/tokens.css', '[data-theme="dark"]');
  const ofPages = coloursIn('./page.css', 'prefers-color-scheme: dark');
  // All that their style sheets use, and no others.
  const styles = readdirSync(new URL('./', import.meta.url))
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join();
  expect([...ofPages.keys()].sort()).toEqual(
    [...shared.keys()].filter((name) => styles.includes(`var(${name})`)).sort(),
  );
  for (const [name, value] of ofPages) expect([name, value]).toEqual([name, shared.get(name)]);
});

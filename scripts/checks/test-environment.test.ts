import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { testEnvironment } from '../lib/test-environment.mjs';
import { fontEnvironment } from '../lib/test-fonts.mjs';

afterEach(() => vi.unstubAllEnvs());

test('a run takes neither language nor time zone, database or server from the shell', () => {
  const shell = {
    TZ: 'America/St_Johns',
    LANG: 'de_DE',
    LC_TIME: 'de_DE',
    PGHOST: 'elsewhere',
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://elsewhere/qinghe',
    SECOND_READER_KEY: 'a key',
    PORT: '80',
  };
  for (const [name, value] of Object.entries(shell)) vi.stubEnv(name, value);
  vi.stubEnv('CHROMIUM', 'a browser of choice');
  const { TZ, LANG, LC_ALL, CHROMIUM, ...rest } = testEnvironment();
  expect({ TZ, LANG, LC_ALL, CHROMIUM }).toEqual({
    TZ: 'UTC',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    CHROMIUM: 'a browser of choice',
  });
  expect(Object.keys(shell).filter((name) => name in rest)).toEqual([]);
});

test('a set of fonts that there is not is named, and those there are', () => {
  vi.stubEnv('TEST_FONTS', 'comic');
  expect(() => fontEnvironment()).toThrow(
    'TEST_FONTS=comic is no set of fonts. There are: dejavu-wenquanyi, liberation-noto',
  );
});

test('the configuration of fonts shows a browser nothing of the system', () => {
  const { FONTCONFIG_FILE } = fontEnvironment();
  // A system without fontconfig has none to show.
  const folders = FONTCONFIG_FILE
    ? readFileSync(FONTCONFIG_FILE, 'utf8').match(/<(?:dir|include|cachedir)\b.*/g)
    : null;
  for (const line of folders ?? []) expect(line).toMatch(/\.build.fonts.dejavu-wenquanyi/);
});

import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { PlainError } from './messages.mjs';
import { runQuietly } from './processes.mjs';
import { inBuild } from './project.mjs';

/** @typedef {{ sans: string, serif: string, mono: string, chinese: string }} Families */
/** @typedef {{ packages: Record<string, string[]>, families: Families }} FontSet */

/**
 * What a browser of the tests may draw with: public pages use the system's fonts, and how wide a word is must not hang on
 * which ones a machine has. The first set is wide, the second one narrow; the looks pass with both.
 * @type {Readonly<Record<string, FontSet>>}
 */
const sets = {
  'dejavu-wenquanyi': {
    packages: {
      'fonts-dejavu-core': ['DejaVuSans', 'DejaVuSerif', 'DejaVuSansMono'].flatMap((family) =>
        ['', '-Bold'].map((style) => `truetype/dejavu/${family}${style}.ttf`),
      ),
      'fonts-wqy-zenhei': ['truetype/wqy/wqy-zenhei.ttc'],
    },
    families: { sans: 'DejaVu Sans', serif: 'DejaVu Serif', mono: 'DejaVu Sans Mono', chinese: 'WenQuanYi Zen Hei' },
  },
  'liberation-noto': {
    packages: {
      'fonts-liberation': ['LiberationSans', 'LiberationSerif', 'LiberationMono'].flatMap((family) =>
        ['Regular', 'Bold', 'Italic', 'BoldItalic'].map((style) => `truetype/liberation/${family}-${style}.ttf`),
      ),
      'fonts-noto-cjk': ['opentype/noto/NotoSansCJK-Regular.ttc', 'opentype/noto/NotoSansCJK-Bold.ttc'],
    },
    families: {
      sans: 'Liberation Sans',
      serif: 'Liberation Serif',
      mono: 'Liberation Mono',
      chinese: 'Noto Sans CJK SC',
    },
  },
};

/**
 * Sees to it that the fonts of the chosen set are there (`TEST_FONTS=liberation-noto` chooses the other one). Those that the
 * system lacks are unpacked below `.build/`, so that no root is needed and the system stays as it was.
 * @returns {Promise<string>} what the browser will draw with, in words
 */
export async function fetchTestFonts() {
  const name = chosenSet();
  const missing = missingPackages(name);
  if (missing.length === 0) return name;
  // A system without fontconfig, or without Debian's packages, draws with what it has.
  if (!existsSync('/usr/bin/apt-get')) return 'fonts of this system';
  const folder = inBuild('fonts');
  mkdirSync(folder, { recursive: true });
  const download = () => runQuietly('apt-get', ['download', ...missing], { cwd: folder });
  let { code, output } = await download();
  // A bare machine has no list of packages yet, or an old one.
  if (code !== 0 && process.getuid?.() === 0) {
    await runQuietly('apt-get', ['update']);
    ({ code, output } = await download());
  }
  const files = readdirSync(folder).filter((file) => file.endsWith('.deb'));
  for (const file of files) {
    await runQuietly('dpkg-deb', ['--extract', file, folder], { cwd: folder });
    rmSync(join(folder, file));
  }
  if (code === 0 && missingPackages(name).length === 0) return name;
  throw new PlainError(
    `The fonts that the browser of the tests draws with could not be fetched:\n${output}\n\n` +
      `Next step: apt-get update && apt-get install ${missing.join(' ')}`,
  );
}

/**
 * What shows a browser the chosen fonts alone: a configuration of its own with its own cache. Empty where they are not
 * there, which is so on systems without fontconfig.
 * @returns {Record<string, string>} variables for the browser's process
 */
export function fontEnvironment() {
  const name = chosenSet();
  if (missingPackages(name).length > 0) return {};
  const folder = inBuild(join('fonts', name));
  mkdirSync(folder, { recursive: true });
  const { packages, families } = setOf(name);
  for (const file of Object.values(packages).flat()) link(find(file) ?? '', join(folder, basename(file)));
  const path = `${folder}.conf`;
  const text = configuration(folder, families);
  // Each worker of a run comes here: a file that another one reads just now is left alone.
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
  return { FONTCONFIG_FILE: path };
}

const chosenSet = () => process.env.TEST_FONTS || 'dejavu-wenquanyi';

/** @param {string} name */
function setOf(name) {
  const found = sets[name];
  if (found) return found;
  throw new PlainError(`TEST_FONTS=${name} is no set of fonts. There are: ${Object.keys(sets).join(', ')}`);
}

/**
 * A font of another package is no stand-in: its words are of another width.
 * @param {string} name
 */
const missingPackages = (name) =>
  Object.entries(setOf(name).packages).flatMap(([name, files]) => (files.every(find) ? [] : [name]));

/** @param {string} file */
function find(file) {
  return ['/usr/share/fonts', inBuild(join('fonts', 'usr/share/fonts'))]
    .map((folder) => join(folder, file))
    .find((path) => existsSync(path));
}

/** @param {string} target @param {string} path */
function link(target, path) {
  try {
    if (readlinkSync(path) === target) return;
    rmSync(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  try {
    symlinkSync(target, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
}

/** @param {unknown} error @param {string} code */
const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;

/** @param {string} folder @param {Families} families */
function configuration(folder, { sans, serif, mono, chinese }) {
  const generic = { sans, 'sans-serif': sans, 'system-ui': sans, serif, mono, monospace: mono, 'ui-monospace': mono };
  const prefer = (/** @type {string} */ first) =>
    `<prefer><family>${first}</family><family>${chinese}</family></prefer>`;
  const aliases = Object.entries(generic).map(
    ([name, first]) => `  <alias binding="same"><family>${name}</family>${prefer(first)}</alias>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
${aliases.join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${sans}</string><string>${chinese}</string></edit>
  </match>
  <match target="font">
    <edit name="antialias"><bool>true</bool></edit>
    <edit name="hinting"><bool>true</bool></edit>
    <edit name="hintstyle"><const>hintslight</const></edit>
  </match>
</fontconfig>
`;
}

import { expect, type Page } from '@playwright/test';
import { LOCALE_KEY } from '../../web/src/lib/storage/storage-keys.ts';
import { seriousFindings } from './accessibility.ts';
import { collectErrors } from './browser.ts';
import { expectRoomForReaders } from './readers.ts';

const WIDTHS = [1440, 768, 360] as const;

/** One load; then the widths from the widest to the narrowest, as a window that is made smaller. */
export async function look(page: Page, address: string, allowed?: RegExp): Promise<void> {
  const errors = collectErrors(page, allowed);
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openSettled(page, address);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await tooWide(page), `wider than the window at ${width} px`).toEqual([]);
    expect(await cutInFields(page), `cut in its field at ${width} px`).toEqual([]);
    if (width === 1440) expect(await seriousFindings(page), 'dark at 1440 px').toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await seriousFindings(page), 'light at 360 px').toEqual([]);
  await expectRoomForReaders(page);
  expect(errors).toEqual([]);
}

export async function lookInEnglish(page: Page, address: string, allowed?: RegExp): Promise<void> {
  const errors = collectErrors(page, allowed);
  await page.setViewportSize({ width: 360, height: 900 });
  await openSettled(page, address);
  await expectRoomInEnglish(page);
  expect(errors).toEqual([]);
}

/** A screen that is open goes on in English, at the width that it has, as long as it has a menu of languages. */
export async function lookOnInEnglish(page: Page, address: string): Promise<void> {
  const errors = collectErrors(page);
  if (!(await page.evaluate(chooseEnglish))) {
    await page.addInitScript((key) => localStorage.setItem(key, 'en'), LOCALE_KEY);
    await page.goto(address);
  }
  await expectSettled(page);
  await expectRoomInEnglish(page);
  expect(errors).toEqual([]);
}

async function expectRoomInEnglish(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await tooWide(page), 'wider than the window in English').toEqual([]);
  expect(await cutInFields(page), 'cut in its field in English').toEqual([]);
}

/** By its menu, which a narrow window keeps in a drawer: so it is pressed by script. @returns whether there is one */
async function chooseEnglish(): Promise<boolean> {
  const menu = document.querySelector<HTMLElement>('[aria-haspopup=menu][aria-label=语言]');
  menu?.click();
  if (!menu) return false;
  const frame = () => new Promise(requestAnimationFrame);
  const find = () =>
    [...document.querySelectorAll<HTMLElement>('[role=menuitemradio]')].find((item) => item.textContent === 'English');
  while (!find()) await frame();
  find()?.click();
  while (document.documentElement.lang !== 'en' || find()) await frame();
  return true;
}

/** Asked in one go and often: a question for each part waits longer for its turn than most pages take to be whole. */
export async function openSettled(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectSettled(page);
}

async function expectSettled(page: Page): Promise<void> {
  const whole = { mains: 1, headings: 1, titled: true, loading: 0 };
  await expect.poll(() => page.evaluate(whatStands), { intervals: [25] }).toEqual(whole);
}

const whatStands = () => ({
  mains: document.querySelectorAll('main').length,
  headings: document.querySelectorAll('h1').length,
  titled: /青禾|Qinghe/.test(document.title),
  // The design page shows what loading looks like, and hides it from those who cannot see it.
  loading: [...document.querySelectorAll('[role=status]')].filter(
    (status) => /^(?:正在载入|Loading)/.test(status.textContent) && !status.closest('[aria-hidden=true]'),
  ).length,
});

/** What reaches beyond the right edge, where the page as a whole can be scrolled sideways. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`)
      .slice(0, 5);
  });

/** Fonts differ by as much: what only just fits with one is cut with the next. */
const SLACK = 1.08;

/** What an empty field says of itself, and what a select shows, where the field is not wider than that with some to spare. */
const cutInFields = (page: Page): Promise<string[]> =>
  page.evaluate((slack) => {
    const pen = document.createElement('canvas').getContext('2d');
    return [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input[placeholder], select')].flatMap(
      (field) => {
        const words =
          field instanceof HTMLSelectElement
            ? (field.selectedOptions[0]?.textContent.trim() ?? '')
            : field.value === ''
              ? field.placeholder
              : '';
        if (!pen || words === '' || !field.checkVisibility()) return [];
        const { fontWeight, fontSize, fontFamily, fieldSizing, paddingLeft, paddingRight } = getComputedStyle(field);
        pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        // What is made as wide as its words has as much room with every font.
        const needed = pen.measureText(words).width * (fieldSizing === 'content' ? 1 : slack);
        return needed > room + 1 ? [`${words}: ${Math.round(needed)} of ${Math.round(room)} px`] : [];
      },
    );
  }, SLACK);

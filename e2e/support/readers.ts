import { expect, type Page } from '@playwright/test';

/** 1280 × 1024 at 400 % (WCAG 1.4.10). */
const ENLARGED = { width: 320, height: 256 };

/** The page as its reader has it: in colours of their own, with their spacing of text (WCAG 1.4.12), much enlarged. */
export async function expectRoomForReaders(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(chosenLikeOthers), 'chosen, and not to be seen in forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  expect(await page.evaluate(cutBySpacing), 'cut where text is spaced').toEqual([]);
  const usual = page.viewportSize() ?? ENLARGED;
  await page.setViewportSize(ENLARGED);
  expect(await page.evaluate(stuck), 'stays over the page at 320 × 256').toEqual([]);
  await page.setViewportSize(usual);
}

function chosenLikeOthers(): string[] {
  const CHOSEN = '[aria-current]:not([aria-current=false]), [aria-selected=true], [aria-pressed=true]';
  return [...document.querySelectorAll<HTMLElement>(CHOSEN)]
    .filter((one) => one.offsetHeight > 0 && getComputedStyle(one).outlineStyle === 'none')
    .map((one) => `${one.tagName} ${one.textContent.trim().slice(0, 20)}`);
}

/** Texts that end in their box, and no longer do when they are spaced; what may be scrolled is not cut. */
function cutBySpacing(): string[] {
  const cut = () =>
    [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(element);
      if (element.offsetHeight <= 1 || position === 'absolute' || textOverflow === 'ellipsis') return false;
      // The caret scrolls what somebody typed.
      if (element instanceof HTMLInputElement && element.value !== '') return false;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
  const before = new Set(cut());
  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  document.adoptedStyleSheets.push(spacing);
  const found = cut().filter((element) => !before.has(element));
  document.adoptedStyleSheets.pop();
  return found.map((element) => `${element.tagName} ${element.className} ${element.textContent.trim().slice(0, 20)}`);
}

/** Bars that stay while the rest scrolls; what fills the window is the page itself, such as the open person on a phone. */
function stuck(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      if (element.matches('[popover], dialog, dialog *, td, th') || element.offsetHeight <= 4) return false;
      const { position, visibility } = getComputedStyle(element);
      if (visibility === 'hidden' || (position !== 'fixed' && position !== 'sticky')) return false;
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && bottom - top < 0.7 * innerHeight;
    })
    .map((element) => `${element.tagName} ${element.className}`);
}

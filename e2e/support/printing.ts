import { expect, type Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What the printer would get, made once the page asked for its dialog; the page is put back as it was at that moment. */
export async function printed(page: Page, action: () => Promise<void>) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset.asked;
    window.print = () => {
      const widths = [...document.querySelectorAll('canvas')].map(({ width }) => width);
      dataset.asked = JSON.stringify({ width: Math.max(0, ...widths), print: dataset.print ?? '' });
    };
  });
  await action();
  await expect(page.locator('html')).toHaveAttribute('data-asked', /width/);
  const asked = JSON.parse((await page.locator('html').getAttribute('data-asked')) ?? '{}');
  await expect(page.locator('[aria-label=简历原件] :is(canvas, iframe):not([data-drawn])')).toHaveCount(0);
  await page.evaluate((print) => document.documentElement.setAttribute('data-print', print), asked.print);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  return { width: asked.width as number, pdf };
}

/** The words of each page. */
export async function textOf(pdf: Buffer): Promise<string[]> {
  const file = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const pages = Array.from({ length: file.numPages }, async (_, index) => {
    const { items } = await (await file.getPage(index + 1)).getTextContent();
    // Fonts name some signs by their radicals.
    return items
      .map((item) => ('str' in item ? item.str : ''))
      .join('')
      .normalize('NFKC');
  });
  return Promise.all(pages);
}

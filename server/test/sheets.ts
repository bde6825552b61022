import JSZip from 'jszip';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

/** A spreadsheet that was made to be downloaded: its first sheet as it lies in the file, and all of its words. */
export async function sheetAt(app: TestApp, url: string): Promise<{ xml: string; text: string }> {
  const response = await fetch(new URL(url, app.url));
  expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
  const zip = await JSZip.loadAsync(await response.arrayBuffer());
  const read = async (path: string) => (await zip.file(path)?.async('string')) ?? '';
  const xml = await read('xl/worksheets/sheet1.xml');
  return { xml, text: (await read('xl/sharedStrings.xml')) + xml };
}

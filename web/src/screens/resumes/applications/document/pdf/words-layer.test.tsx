import { cleanup, render } from '@testing-library/react';
import type { PageViewport } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordsLayer } from './words-layer.tsx';

// The same library, built for engines as old as the Node of these tests.
vi.mock('pdfjs-dist', () => import('pdfjs-dist/legacy/build/pdf.mjs'));

const paper = {
  scale: 1,
  rotation: 0,
  rawDims: { pageWidth: 595, pageHeight: 842, pageX: 0, pageY: 0 },
} as unknown as PageViewport;
const words = { content: { items: [], styles: {}, lang: 'zh' }, items: [] };

// A surface to measure letters on: this DOM has none.
beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({} as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('fails nowhere when the person goes on in the middle of the laying', async () => {
  const failed = vi.fn();
  process.on('unhandledRejection', failed);
  const laid = vi.fn();
  const page = render(<WordsLayer words={words} paper={paper} onLaid={laid} />);
  page.unmount();
  await new Promise(setImmediate);
  process.off('unhandledRejection', failed);
  expect(failed).not.toHaveBeenCalled();
  expect(laid.mock.calls).toEqual([[undefined]]);
});

import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import plainWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { useCallback, useEffect, useState } from 'react';
import { within } from '../../../../../lib/time/within.ts';
import { BrokenFile, VIEWER_PATIENCE } from '../broken-file.tsx';
import type { MarkedFile } from '../marks.ts';
import styles from '../pages.module.css';
import { Paper } from '../paper.tsx';
import { useFirstSheet } from '../sheet-size.ts';
import { PIXELS_A_POINT } from '../zoom.ts';
import filledWorker from './filled-worker.ts?worker&url';
import { PdfPage } from './pdf-page.tsx';
import { useWords } from './use-words.ts';

// A worker has none of what was filled into the page.
GlobalWorkerOptions.workerSrc = 'filled' in window ? filledWorker : plainWorker;

const MAX_PAGES = 30;

/** The pages of a PDF, drawn by PDF.js: nothing in a stranger's file runs, and no browser plug-in is needed. */
export default function PdfView({ file, active, ...marked }: MarkedFile) {
  const [pages, setPages] = useState<readonly PDFPageProxy[]>([]);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const fail = useCallback(() => setFailed(true), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again by hand
  useEffect(() => {
    let wanted = true;
    // The worker takes the bytes away, so it gets a copy.
    const task = getDocument({
      data: file.bytes.slice(0),
      cMapUrl: '/pdfjs/cmaps/',
      cMapPacked: true,
      standardFontDataUrl: '/pdfjs/standard_fonts/',
      wasmUrl: '/pdfjs/wasm/',
    });
    within(VIEWER_PATIENCE, task.promise.then(readPages))
      .then((read) => wanted && setPages(read))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
      void task.destroy();
    };
  }, [file.bytes, attempt]);
  const words = useWords(pages, active);
  const first = pages[0];
  useFirstSheet(first?.getViewport({ scale: PIXELS_A_POINT }).width);
  const retry = () => {
    setPages([]);
    setFailed(false);
    setAttempt(attempt + 1);
  };
  if (failed) return <BrokenFile onRetry={retry} />;
  if (pages.length === 0) return <Paper />;
  return (
    <div className={styles.pages}>
      {pages.map((page) => (
        <PdfPage
          key={page.pageNumber}
          page={page}
          of={pages.length}
          file={file}
          active={active}
          words={words.get(page.pageNumber)}
          onFailed={fail}
          {...marked}
        />
      ))}
    </div>
  );
}

const readPages = (document: PDFDocumentProxy): Promise<PDFPageProxy[]> =>
  Promise.all(
    Array.from({ length: Math.min(document.numPages, MAX_PAGES) }, (_, index) => document.getPage(index + 1)),
  );

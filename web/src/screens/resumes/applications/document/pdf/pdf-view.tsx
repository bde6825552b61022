import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../../../ui/state/state.tsx';
import type { MarkedFile } from '../marks.ts';
import styles from '../pages.module.css';
import { Paper } from '../paper.tsx';
import { useFirstSheet } from '../sheet-size.ts';
import { PIXELS_A_POINT } from '../zoom.ts';
import { PdfPage } from './pdf-page.tsx';
import { useWords } from './use-words.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

const MAX_PAGES = 30;

/** The pages of a PDF, drawn by PDF.js: nothing in a stranger's file runs, and no browser plug-in is needed. */
export default function PdfView({ file, active, ...marked }: MarkedFile) {
  const { t } = useTranslation('resumes');
  const [pages, setPages] = useState<readonly PDFPageProxy[]>([]);
  const [failed, setFailed] = useState(false);
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
    task.promise
      .then(readPages)
      .then((read) => wanted && setPages(read))
      .catch(() => wanted && setFailed(true));
    return () => {
      wanted = false;
      void task.destroy();
    };
  }, [file.bytes]);
  const words = useWords(pages, active);
  const first = pages[0];
  useFirstSheet(first?.getViewport({ scale: PIXELS_A_POINT }).width);
  if (failed) return <ErrorState title={t('document.broken')} hint={t('document.brokenHint')} />;
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

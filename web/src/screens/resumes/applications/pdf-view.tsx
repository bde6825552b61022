import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/state.tsx';
import styles from './document-pane.module.css';
import type { Mark, MarkedFile } from './marks.ts';
import { PointedMark } from './pointed-mark.tsx';
import { usePrinting } from './printing.ts';

GlobalWorkerOptions.workerSrc = workerUrl;

const WIDEST = 860;
const MAX_PAGES = 30;
/** About 220 dots an inch on A4. */
const PRINT_WIDTH = 1600;

/** The pages of a PDF, drawn by PDF.js: nothing in a stranger's file runs, and no browser plug-in is needed. */
export default function PdfView({ bytes, name, marks, pointed }: MarkedFile) {
  const { t } = useTranslation('resumes');
  const frame = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<PDFPageProxy[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    // The worker takes the bytes away, so it gets a copy.
    const task = getDocument({
      data: bytes.slice(0),
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
  }, [bytes]);
  if (failed) return <ErrorState title={t('document.broken')} hint={t('document.brokenHint')} />;
  return (
    <div ref={frame} className={styles.pages} data-waiting={pages.length === 0 || undefined}>
      {pages.map((page) => (
        <PdfPage
          key={page.pageNumber}
          page={page}
          label={t('document.page', { name, number: page.pageNumber })}
          frame={frame}
          marks={marks.filter((mark) => mark.page === page.pageNumber)}
          pointed={pointed.filter((mark) => mark.page === page.pageNumber)}
        />
      ))}
    </div>
  );
}

const readPages = (document: PDFDocumentProxy): Promise<PDFPageProxy[]> =>
  Promise.all(
    Array.from({ length: Math.min(document.numPages, MAX_PAGES) }, (_, index) => document.getPage(index + 1)),
  );

interface PdfPageProps {
  page: PDFPageProxy;
  label: string;
  frame: React.RefObject<HTMLDivElement | null>;
  marks: Mark[];
  pointed: Mark[];
}

function PdfPage({ page, label, frame, marks, pointed }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [scale, setScale] = useState(0);
  const printing = usePrinting();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const width = Math.min(WIDEST, (frame.current?.clientWidth ?? WIDEST) - 32);
    const fitting = width / page.getViewport({ scale: 1 }).width;
    setScale(fitting);
    const viewport = page.getViewport({ scale: fitting * (printing ? PRINT_WIDTH / width : devicePixelRatio) });
    element.width = viewport.width;
    element.height = viewport.height;
    element.style.width = `${width}px`;
    delete element.dataset.drawn;
    const drawing = page.render({ canvas: element, viewport });
    drawing.promise.then(
      () => {
        element.dataset.drawn = '';
      },
      () => {
        // Cancelled when the person goes on before it is drawn.
      },
    );
    return () => drawing.cancel();
  }, [page, frame, printing]);
  return (
    <div className={styles.sheet}>
      <canvas ref={canvas} className={styles.page} role="img" aria-label={label} />
      {marks.map((mark) => (
        <span key={`${mark.x} ${mark.y}`} className={styles.mark} style={positionOf(mark, scale)} />
      ))}
      {pointed.map((mark) => (
        <PointedMark key={`${mark.x} ${mark.y}`} style={positionOf(mark, scale)} />
      ))}
    </div>
  );
}

const positionOf = (mark: Mark, scale: number) => ({
  left: mark.x * scale,
  top: mark.y * scale,
  width: mark.width * scale,
  height: mark.height * scale,
});

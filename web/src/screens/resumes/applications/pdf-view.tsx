import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../../ui/state/state.tsx';
import styles from './document-pane.module.css';

GlobalWorkerOptions.workerSrc = workerUrl;

const WIDEST = 860;
const MOST_PAGES = 30;

/** The pages of a PDF, drawn by PDF.js: nothing in a stranger's file runs, and no browser plug-in is needed. */
export default function PdfView({ bytes, name }: { bytes: ArrayBuffer; name: string }) {
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
    <div ref={frame} className={styles.pages}>
      {pages.map((page) => (
        <PdfPage
          key={page.pageNumber}
          page={page}
          label={t('document.page', { name, number: page.pageNumber })}
          frame={frame}
        />
      ))}
    </div>
  );
}

const readPages = (document: PDFDocumentProxy): Promise<PDFPageProxy[]> =>
  Promise.all(
    Array.from({ length: Math.min(document.numPages, MOST_PAGES) }, (_, index) => document.getPage(index + 1)),
  );

interface PdfPageProps {
  page: PDFPageProxy;
  label: string;
  frame: React.RefObject<HTMLDivElement | null>;
}

function PdfPage({ page, label, frame }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const width = Math.min(WIDEST, (frame.current?.clientWidth ?? WIDEST) - 32);
    const scale = width / page.getViewport({ scale: 1 }).width;
    const viewport = page.getViewport({ scale: scale * devicePixelRatio });
    element.width = viewport.width;
    element.height = viewport.height;
    element.style.width = `${width}px`;
    const drawing = page.render({ canvas: element, viewport });
    drawing.promise.catch(() => {
      // Cancelled when the person goes on before it is drawn.
    });
    return () => drawing.cancel();
  }, [page, frame]);
  return <canvas ref={canvas} className={styles.page} role="img" aria-label={label} />;
}

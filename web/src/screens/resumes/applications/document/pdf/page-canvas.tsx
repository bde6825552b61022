import { type PDFPageProxy, RenderingCancelledException } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef } from 'react';
import { within } from '../../../../../lib/time/within.ts';
import { usePrinting } from '../../record/printing.ts';
import { VIEWER_PATIENCE } from '../broken-file.tsx';
import styles from '../pages.module.css';
import { useHasPicture } from '../sheet-size.ts';
import { pixelScale } from './pixel-scale.ts';
import { useDensity } from './use-density.ts';

interface PageCanvasProps {
  page: PDFPageProxy;
  /** How many pages share the memory. */
  of: number;
  /** In CSS pixels; 0 while unknown. */
  width: number;
  label: string;
  /** It cannot be drawn. */
  onFailed: () => void;
}

/** About 220 dots an inch on A4. */
const PRINT_WIDTH = 1600;
/** A window that is dragged changes its width at every pixel; the picture is stretched until it rests. */
const REST_MS = 150;

/** The picture of a page, drawn anew for each width and density. The old one stays until the new one is whole. */
export function PageCanvas({ page, of, width, label, onFailed }: PageCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(false);
  const printing = usePrinting();
  const density = useDensity();
  const over = useHasPicture() && page.pageNumber === 1;
  useEffect(() => {
    const element = canvas.current;
    if (!element || width === 0) return;
    const paper = page.getViewport({ scale: 1 });
    const scale = printing ? PRINT_WIDTH / paper.width : pixelScale(paper, { width, density, pages: of });
    const viewport = page.getViewport({ scale });
    const fresh = document.createElement('canvas');
    fresh.width = viewport.width;
    fresh.height = viewport.height;
    delete element.dataset.drawn;
    let wanted = true;
    let drawing: ReturnType<PDFPageProxy['render']> | undefined;
    const draw = () => {
      drawing = page.render({ canvas: fresh, viewport });
      within(VIEWER_PATIENCE, drawing.promise).then(
        () => {
          show(fresh, element);
          drawn.current = true;
        },
        (error: unknown) => {
          // Cancelled when the person goes on before it is drawn.
          if (wanted && !(error instanceof RenderingCancelledException)) onFailed();
        },
      );
    };
    const timer = setTimeout(draw, drawn.current && !printing ? REST_MS : 0);
    return () => {
      wanted = false;
      clearTimeout(timer);
      drawing?.cancel();
    };
  }, [page, of, width, density, printing, onFailed]);
  return (
    <canvas
      ref={canvas}
      className={over ? `${styles.page} ${styles.over}` : styles.page}
      role="img"
      aria-label={label}
    />
  );
}

/** In one step, so that the page is never seen empty. */
function show(fresh: HTMLCanvasElement, shown: HTMLCanvasElement): void {
  shown.width = fresh.width;
  shown.height = fresh.height;
  shown.getContext('2d', { alpha: false })?.drawImage(fresh, 0, 0);
  shown.dataset.drawn = '';
  // Browsers free the memory of a canvas without size at once.
  fresh.width = 0;
}

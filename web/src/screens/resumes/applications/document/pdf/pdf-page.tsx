import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '../../../../../lib/i18n/use-translation.ts';
import markStyles from '../marks.module.css';
import { type Mark, type MarkedFile, marksOf } from '../marks.ts';
import pages from '../pages.module.css';
import { PointedMark } from '../pointed-mark.tsx';
import { useSheetWidth } from '../sheet-size.ts';
import { PIXELS_A_POINT } from '../zoom.ts';
import { locateIn } from './locate-words.ts';
import { PageCanvas } from './page-canvas.tsx';
import { PageLinks } from './page-links.tsx';
import type { PageWords } from './page-words.ts';
import { WordsLayer } from './words-layer.tsx';

interface PdfPageProps extends MarkedFile {
  page: PDFPageProxy;
  onFailed: () => void;
  /** How many pages are drawn with it. */
  of: number;
  words: PageWords | null | undefined;
}

/** A page: its picture, its words and links over it, and marks that stand on the words. */
export function PdfPage({ page, onFailed, of, file, found, pointed, active, words }: PdfPageProps) {
  const { t } = useTranslation('resumes');
  const sheet = useRef<HTMLDivElement>(null);
  const [elements, setElements] = useState<readonly HTMLElement[]>();
  const paper = useMemo(() => page.getViewport({ scale: 1 }), [page]);
  const width = useSheetWidth(paper.width * PIXELS_A_POINT);
  const [marks, setMarks] = useState(NO_MARKS);
  const spans = useMemo(() => file.spans.filter((span) => span.page === page.pageNumber), [file.spans, page]);
  // Words are laid anew with each width, so that their places are looked up anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a width moves the words
  useLayoutEffect(() => {
    if (!sheet.current || words === undefined || (words && !elements)) return;
    // Where nothing is to be marked, nothing is measured: the page would be laid out for it.
    if (found.length === 0 && !pointed) return setMarks(NO_MARKS);
    const locate = words && elements && locateIn({ items: words.items, elements }, file.text, sheet.current, paper);
    const marksFor = (ranges: typeof found) => marksOf(ranges, spans, file.text, locate ?? undefined);
    setMarks({ found: marksFor(found), pointed: pointed ? marksFor([pointed]) : [] });
  }, [words, elements, spans, file.text, found, pointed, paper, width]);
  const place = (mark: Mark): CSSProperties => ({
    left: share(mark.x, paper.width),
    top: share(mark.y, paper.height),
    width: share(mark.width, paper.width),
    height: share(mark.height, paper.height),
  });
  return (
    <div
      ref={sheet}
      className={pages.sheet}
      style={{ width, aspectRatio: `${paper.width} / ${paper.height}`, ...scaleOf(width / paper.width) }}
    >
      <PageCanvas
        page={page}
        of={of}
        width={width}
        label={t('document.page', { name: file.name, number: page.pageNumber })}
        onFailed={onFailed}
      />
      {words && <WordsLayer words={words} paper={paper} onLaid={setElements} />}
      {marks.found.map((mark) => (
        <span key={keyOf(mark)} className={markStyles.mark} style={place(mark)} />
      ))}
      {marks.pointed.map((mark) => (
        <PointedMark key={keyOf(mark)} style={place(mark)} />
      ))}
      {active && <PageLinks page={page} paper={paper} />}
    </div>
  );
}

const NO_MARKS: Record<'found' | 'pointed', readonly Mark[]> = { found: [], pointed: [] };

/** What PDF.js's text layer takes its measures from: CSS pixels a point. */
const scaleOf = (scale: number) => ({ '--total-scale-factor': scale }) as CSSProperties;
const share = (points: number, whole: number): string => `${(100 * points) / whole}%`;
const keyOf = (mark: Mark): string => `${mark.x.toFixed(1)} ${mark.y.toFixed(1)}`;

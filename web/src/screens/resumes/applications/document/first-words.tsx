import type { CvSpan } from '@qinghe/contract/resumes/desk.ts';
import { type CSSProperties, Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { whenIdle } from '../../../../lib/browser/when-idle.ts';
import words from './pdf/pdf-page.module.css';

export interface ReadWords {
  /** The text that was read, and where the first page's stretches of it stand, in points. */
  text: string;
  spans: readonly CvSpan[];
}

interface FirstWordsProps extends ReadWords {
  page: { width: number; height: number };
  /** Some of them are selected, or none any more. */
  onHeld: (held: boolean) => void;
}

/** A page that OCR read letter by letter has as many; what has more is shown without words until its sheet is drawn. */
const MAX_SPANS = 2000;

/**
 * The words that the server read, unseen over the picture of their page: to select, to copy, to be read out, before the file
 * and what draws it have come. Laid when nothing else is to be done.
 */
export function FirstWords({ text, spans, page, onHeld }: FirstWordsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [due, setDue] = useState(false);
  useEffect(() => whenIdle(() => setDue(true), 100), []);
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection();
      onHeld(selection !== null && !selection.isCollapsed && box.current?.contains(selection.anchorNode) === true);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [onHeld]);
  const pieces = useMemo(
    () => (due && spans.length <= MAX_SPANS ? spans.map((span) => placed(span, text, page)) : []),
    [due, spans, text, page],
  );
  if (pieces.length === 0) return null;
  return (
    <div ref={box} className={words.words} data-laid="" data-own-marks="">
      {pieces.map(({ key, piece, style }) => (
        <Fragment key={key}>
          <span style={style}>{piece}</span>
          <br />
        </Fragment>
      ))}
    </div>
  );
}

const FONT = 'sans-serif';
let ruler: CanvasRenderingContext2D | null | undefined;

/** As wide as the print below it, whatever font that is set in. */
function placed({ start, end, x, y, width, height }: CvSpan, text: string, page: { width: number; height: number }) {
  const piece = text.slice(start, end);
  ruler ??= document.createElement('canvas').getContext('2d');
  if (ruler) ruler.font = `${height}px ${FONT}`;
  const own = ruler?.measureText(piece).width ?? 0;
  const style = {
    left: `${(100 * x) / page.width}%`,
    top: `${(100 * y) / page.height}%`,
    fontFamily: FONT,
    '--font-height': `${height}px`,
    '--scale-x': own > 0 ? width / own : 1,
  } as CSSProperties;
  return { key: start, piece, style };
}

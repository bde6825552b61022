import { useEffect, useState } from 'react';
import { within } from '../../../../../lib/time/within.ts';
import { usePrinting } from '../../record/printing.ts';
import { BrokenFile, VIEWER_PATIENCE } from '../broken-file.tsx';
import { useFirstSheet, useSheetWidth } from '../sheet-size.ts';
import TextView from '../text-view.tsx';
import { A4_WIDTH } from '../zoom.ts';
import { layOutWord, type WordLayout } from './lay-out-word.ts';
import { type Band, sliceAtLines } from './page-slices.ts';
import styles from './word-view.module.css';

/** What a printed page has room for, in CSS pixels: A4 without the margins of `@page`, and a line less. */
const PRINTED = { width: 687, height: 1000 };

interface WordViewProps {
  file: { bytes: ArrayBuffer; name: string; text: string };
  active: boolean;
}

/** A Word document, at the zoom of the desk. It lies in a frame that reaches nothing, and hears neither hand nor key. */
export default function WordView({ file: { bytes, name, text }, active }: WordViewProps) {
  const printing = usePrinting();
  const [layout, setLayout] = useState<WordLayout | 'failed' | null>();
  const natural = layout && layout !== 'failed' ? layout.width : undefined;
  const width = useSheetWidth(natural ?? A4_WIDTH);
  useFirstSheet(natural);
  useEffect(() => {
    let wanted = true;
    within(VIEWER_PATIENCE, layOutWord(bytes)).then(
      (made) => wanted && setLayout(made),
      () => wanted && setLayout('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [bytes]);
  if (layout === 'failed') return <BrokenFile />;
  // What cannot be drawn was read nevertheless.
  if (layout === null) return <TextView text={text} active={active} />;
  return (
    <div className={styles.word} data-waiting={!layout || width === 0 ? '' : undefined}>
      {layout &&
        width > 0 &&
        (printing ? (
          <PrintedPages layout={layout} name={name} />
        ) : (
          <Window
            layout={layout}
            name={name}
            slice={{ top: 0, bottom: layout.height }}
            left={0}
            right={layout.width}
            scale={width / layout.width}
          />
        ))}
    </div>
  );
}

/** Without the sheet's margins, since the printer brings its own. */
function PrintedPages({ layout, name }: { layout: WordLayout; name: string }) {
  const { left, right } = layout.content;
  const scale = Math.min(1, PRINTED.width / (right - left));
  return sliceAtLines(layout.lines, PRINTED.height / scale).map((slice) => (
    <Window key={slice.top} layout={layout} name={name} slice={slice} left={left} right={right} scale={scale} />
  ));
}

interface WindowProps {
  layout: WordLayout;
  name: string;
  slice: Band;
  left: number;
  right: number;
  scale: number;
}

/** A part of the document, from `left` to `right` and as high as `slice`. */
function Window({ layout, name, slice, left, right, scale }: WindowProps) {
  return (
    <div className={styles.sheet} style={{ width: (right - left) * scale, height: (slice.bottom - slice.top) * scale }}>
      <iframe
        title={name}
        sandbox=""
        srcDoc={layout.html}
        onLoad={({ currentTarget }) => {
          currentTarget.dataset.drawn = '';
        }}
        tabIndex={-1}
        className={styles.frame}
        style={{
          width: layout.width,
          height: layout.height,
          transform: `scale(${scale}) translate(${-left}px, ${-slice.top}px)`,
        }}
      />
    </div>
  );
}

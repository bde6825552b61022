import { type CSSProperties, useState } from 'react';
import type { CvFacts } from '../../../../domains/resumes/api/get-application-file.ts';
import { FirstWords, type ReadWords } from './first-words.tsx';
import styles from './pages.module.css';
import { useDensity } from './pdf/use-density.ts';
import { useFirstSheet, useSheetWidth } from './sheet-size.ts';
import { PIXELS_A_POINT } from './zoom.ts';

interface FirstPageProps {
  page: NonNullable<CvFacts['first_page']>;
  /** What was read on it; undefined while nobody looks at it. */
  words: ReadWords | undefined;
  /** Whether it came. */
  onSettled: (here: boolean) => void;
}

/**
 * The server's picture of the first sheet, in its very place and size, and the words that it read: a tenth of what must come
 * before a file is drawn. Marks and links come with the sheet that is drawn over it, unless words are selected here by then.
 */
export function FirstPage({ page, words, onSettled }: FirstPageProps) {
  const natural = page.width * PIXELS_A_POINT;
  const width = useSheetWidth(natural);
  const density = useDensity();
  const [pixels, setPixels] = useState<number>();
  const [held, setHeld] = useState(false);
  useFirstSheet(natural);
  const size = { width: width || '100%', aspectRatio: `${page.width} / ${page.height}` };
  return (
    <div
      className={`${styles.pages} ${styles.firstPage}`}
      style={width ? undefined : { width: '100%' }}
      data-held={held || undefined}
    >
      <div className={styles.sheet} style={{ ...size, '--total-scale-factor': width / page.width } as CSSProperties}>
        <img
          className={styles.page}
          src={page.url}
          alt=""
          draggable={false}
          fetchPriority="high"
          decoding="sync"
          data-sharp={(width > 0 && pixels !== undefined && pixels >= width * density) || undefined}
          onLoad={({ currentTarget }) => {
            currentTarget.dataset.drawn = '';
            setPixels(currentTarget.naturalWidth);
            onSettled(true);
          }}
          onError={() => onSettled(false)}
        />
        {words && pixels !== undefined && <FirstWords {...words} page={page} onHeld={setHeld} />}
      </div>
    </div>
  );
}

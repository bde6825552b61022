import type { CvFacts } from '../../../../domains/resumes/api/get-application-file.ts';
import styles from './pages.module.css';
import { useFirstSheet, useSheetWidth } from './sheet-size.ts';
import { PIXELS_A_POINT } from './zoom.ts';

interface FirstPageProps {
  page: NonNullable<CvFacts['first_page']>;
  /** Whether it came. */
  onSettled: (here: boolean) => void;
}

/**
 * The server's picture of the first sheet, in its very place and size: a tenth of what must come before a file is drawn.
 * To be looked at only; words, marks and links come with the sheet that is drawn over it.
 */
export function FirstPage({ page, onSettled }: FirstPageProps) {
  const natural = page.width * PIXELS_A_POINT;
  const width = useSheetWidth(natural);
  useFirstSheet(natural);
  return (
    <div className={`${styles.pages} ${styles.firstPage}`} style={width ? undefined : { width: '100%' }}>
      <img
        className={styles.page}
        style={{ width: width || '100%', aspectRatio: `${page.width} / ${page.height}` }}
        src={page.url}
        alt=""
        draggable={false}
        fetchPriority="high"
        decoding="sync"
        onLoad={({ currentTarget }) => {
          currentTarget.dataset.drawn = '';
          onSettled(true);
        }}
        onError={() => onSettled(false)}
      />
    </div>
  );
}

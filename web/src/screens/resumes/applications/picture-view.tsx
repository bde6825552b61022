import { PICTURE_WIDTH } from '@qinghe/contract/resumes/cv.ts';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/state/state.tsx';
import styles from './document-pane.module.css';
import type { Mark, MarkedFile } from './marks.ts';
import { PointedMark } from './pointed-mark.tsx';

const ZOOMS = [100, 150, 200, 300];

/** A CV that came as a picture, with marks on its words; the browser turns a photograph as its EXIF data says. */
export default function PictureView({ bytes, name, marks, pointed }: MarkedFile) {
  const { t } = useTranslation('resumes');
  const [url, setUrl] = useState<string>();
  const [ratio, setRatio] = useState<number | 'broken'>();
  const [zoom, setZoom] = useState(0);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes]));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  if (ratio === 'broken') return <ErrorState title={t('document.broken')} hint={t('document.brokenHint')} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reachable by keyboard
    <section className={styles.around} tabIndex={0} aria-label={name}>
      <div className={styles.zoom}>
        <IconButton label={t('document.zoomOut')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <IconZoomOut size={18} aria-hidden="true" />
        </IconButton>
        <IconButton label={t('document.zoomIn')} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          <IconZoomIn size={18} aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.picture} style={zoom === 0 ? {} : { width: `${ZOOMS[zoom]}%`, maxWidth: 'none' }}>
        <img
          src={url}
          alt={t('document.page', { name, number: 1 })}
          onLoad={({ currentTarget: image }) => setRatio(image.naturalHeight / image.naturalWidth)}
          onError={() => url && setRatio('broken')}
        />
        {ratio &&
          marks.map((mark) => <span key={keyOf(mark)} className={styles.mark} style={positionOf(mark, ratio)} />)}
        {ratio && pointed.map((mark) => <PointedMark key={keyOf(mark)} style={positionOf(mark, ratio)} />)}
      </div>
    </section>
  );
}

const keyOf = (mark: Mark): string => `${mark.x} ${mark.y}`;

/** In shares of the picture, so that a mark stays on its words at every size. */
function positionOf(mark: Mark, ratio: number) {
  const height = PICTURE_WIDTH * ratio;
  const share = (points: number, whole: number) => `${(100 * points) / whole}%`;
  return {
    left: share(mark.x, PICTURE_WIDTH),
    top: share(mark.y, height),
    width: share(mark.width, PICTURE_WIDTH),
    height: share(mark.height, height),
  };
}

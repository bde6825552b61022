import { PICTURE_WIDTH } from '@qinghe/contract/resumes/cv.ts';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { BrokenFile } from './broken-file.tsx';
import markStyles from './marks.module.css';
import { type Mark, type MarkedFile, marksOf } from './marks.ts';
import pages from './pages.module.css';
import { PointedMark } from './pointed-mark.tsx';
import { useFirstSheet, useSheetWidth } from './sheet-size.ts';
import { PIXELS_A_POINT } from './zoom.ts';

const NATURAL = PICTURE_WIDTH * PIXELS_A_POINT;

/** A CV that came as a picture, with marks on its words; the browser turns a photograph as its EXIF data says. */
export default function PictureView({
  file: { bytes, name, text, spans, shown: address },
  found,
  pointed,
}: MarkedFile) {
  const { t } = useTranslation('resumes');
  const [url, setUrl] = useState<string>();
  const [ratio, setRatio] = useState<number | 'broken'>();
  const width = useSheetWidth(NATURAL);
  useFirstSheet(NATURAL);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([bytes]));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  const marks = useMemo(() => marksOf(found, spans, text), [found, spans, text]);
  const shown = useMemo(() => (pointed ? marksOf([pointed], spans, text) : []), [pointed, spans, text]);
  if (ratio === 'broken') return <BrokenFile />;
  return (
    <div className={pages.pages}>
      <div className={pages.picture} style={{ width }}>
        <img
          src={address ?? url}
          alt={t('document.page', { name, number: 1 })}
          draggable={false}
          onLoad={({ currentTarget: image }) => setRatio(image.naturalHeight / image.naturalWidth)}
          onError={() => url && setRatio('broken')}
        />
        {ratio &&
          marks.map((mark) => <span key={keyOf(mark)} className={markStyles.mark} style={positionOf(mark, ratio)} />)}
        {ratio && shown.map((mark) => <PointedMark key={keyOf(mark)} style={positionOf(mark, ratio)} />)}
      </div>
    </div>
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

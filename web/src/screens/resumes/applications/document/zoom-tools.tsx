import { memo } from 'react';
import { useTranslation } from '../../../../lib/i18n/use-translation.ts';
import { IconButton } from '../../../../ui/button/button.tsx';
import { useKey } from '../../../../ui/key/use-key.ts';
import styles from './document-pane.module.css';
import { canZoomIn, canZoomOut, setZoom, useZoom, zoomedIn, zoomedOut } from './zoom.ts';

/** Larger, smaller, as wide as the pane; `percent` is what is shown now. `active`: the keys are this document's. */
export const ZoomTools = memo(function ZoomTools({ percent, active }: { percent: number; active: boolean }) {
  const { t } = useTranslation('resumes');
  const fits = useZoom() === 'fit';
  const zoomIn = () => setZoom(zoomedIn(percent));
  const zoomOut = () => setZoom(zoomedOut(percent));
  const fit = () => setZoom('fit');
  const canEnlarge = canZoomIn(percent);
  const canShrink = canZoomOut(percent);
  useKey('+', zoomIn, { enabled: active && canEnlarge, label: t('document.zoomIn') });
  // The same key without shift.
  useKey('=', zoomIn, { enabled: active && canEnlarge });
  useKey('-', zoomOut, { enabled: active && canShrink, label: t('document.zoomOut') });
  useKey('0', fit, { enabled: active && !fits, label: t('document.fitWidth') });
  return (
    <fieldset className={styles.zoom}>
      <legend className="visually-hidden">{t('document.zoom')}</legend>
      <IconButton label={t('document.zoomOut')} disabled={!canShrink} onClick={zoomOut} aria-keyshortcuts="-">
        <span aria-hidden="true">−</span>
      </IconButton>
      <output className={styles.percent}>{t('document.percent', { percent })}</output>
      <IconButton label={t('document.zoomIn')} disabled={!canEnlarge} onClick={zoomIn} aria-keyshortcuts="+">
        <span aria-hidden="true">+</span>
      </IconButton>
      <IconButton label={t('document.fitWidth')} aria-pressed={fits} onClick={fit} aria-keyshortcuts="0">
        <span aria-hidden="true">↔︎</span>
      </IconButton>
    </fieldset>
  );
});

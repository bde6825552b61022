import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import { useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../button/button.tsx';
import { textInFile } from './read-code.ts';
import styles from './scanner.module.css';
import { useCamera } from './use-camera.ts';
import { useReading } from './use-reading.ts';

interface ScannerProps {
  /** Something lies over it: it does not look. */
  paused?: boolean;
  /** What a QR code says; once for as long as it is held there. */
  onCode: (text: string) => void;
}

/** The camera with a frame for QR codes. Where the browser gives none, each is photographed with the phone's own camera. */
export function Scanner({ paused = false, onCode }: ScannerProps) {
  const { t } = useTranslation('ui', { keyPrefix: 'scanner' });
  const video = useRef<HTMLVideoElement>(null);
  const { state, retry, light } = useCamera(video, 'environment');
  const [isLit, setLit] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  useReading(video, { active: state === 'on' && !paused, onCode });
  const isOff = state !== 'on' && state !== 'starting';
  const photograph = async (file: File) => {
    const text = await textInFile(file);
    setEmpty(text === null);
    if (text !== null) onCode(text);
  };
  return (
    <section className={styles.scanner} aria-label={t('label')}>
      <div className={styles.stage} hidden={isOff}>
        <video ref={video} className={styles.video} playsInline muted />
        <div className={styles.frame} />
        {light && (
          <div className={styles.light}>
            <IconButton label={t('light')} aria-pressed={isLit} onClick={() => void light(!isLit).then(setLit)}>
              <IconBulb size={20} aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      {isOff && (
        <div className={styles.off}>
          <p>{t(`camera.${state}`)}</p>
          <div className={styles.ways}>
            <label className={styles.photo}>
              <IconCamera size={20} aria-hidden="true" />
              {t('photograph')}
              <input
                type="file"
                className="visually-hidden"
                accept="image/*"
                capture="environment"
                onChange={({ currentTarget }) => {
                  const file = currentTarget.files?.[0];
                  currentTarget.value = '';
                  if (file) void photograph(file);
                }}
              />
            </label>
            {(state === 'refused' || state === 'busy') && <Button onClick={retry}>{t('retry')}</Button>}
          </div>
          {isEmpty && <p role="alert">{t('empty')}</p>}
        </div>
      )}
    </section>
  );
}

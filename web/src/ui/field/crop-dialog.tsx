import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { type Crop, drawCrop, MAX_ZOOM, movedBy, wholeSide } from './crop.ts';
import styles from './picture-field.module.css';

/** Pixels of the view, and of the square that comes out. */
const VIEW = 288;
const RESULT = 512;
const QUALITY = 0.9;

interface CropDialogProps {
  label: string;
  name: string;
  picture: ImageBitmap;
  onUse: (file: File) => void;
  onCancel: () => void;
}

/** Chooses the square of a picture: by dragging, by arrow keys, by a slider for the size. */
export function CropDialog({ label, name, picture, onUse, onCancel }: CropDialogProps) {
  const { t } = useTranslation(['ui', 'common']);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState<Crop>(wholeSide);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const move = (x: number, y: number) => setCrop((now) => movedBy(picture, now, { x, y }, VIEW));
  const [cutting, setCutting] = useState(false);
  // Of two presses by fast hands the first one counts.
  const use = async () => {
    setCutting(true);
    onUse(await cutOut(picture, crop, name));
  };
  const footer = (
    <>
      <Button onClick={onCancel}>{t('common:cancel')}</Button>
      <Button variant="primary" busy={cutting} onClick={() => void use()}>
        {t('picture.use')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('picture.crop', { label })} onClose={onCancel} footer={footer}>
      <button
        type="button"
        className={styles.view}
        aria-label={t('picture.cropHint')}
        onKeyDown={(event) => moveByKey(event, move)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => moveByPointer(event, move)}
      >
        <canvas ref={canvas} width={VIEW} height={VIEW} />
      </button>
      <label className={styles.zoom}>
        {t('picture.zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={crop.zoom}
          onChange={(event) => setCrop({ ...crop, zoom: Number(event.currentTarget.value) })}
        />
      </label>
      <p className={styles.cropHint}>{t('picture.cropHint')}</p>
    </Dialog>
  );
}

const STEP = 1;
const LARGE_STEP = 16;

function moveByKey(event: KeyboardEvent, move: (x: number, y: number) => void): void {
  const step = event.shiftKey ? LARGE_STEP : STEP;
  const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
  if (!by) return;
  event.preventDefault();
  move(by[0] ?? 0, by[1] ?? 0);
}

function moveByPointer(event: PointerEvent, move: (x: number, y: number) => void): void {
  if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY);
}

async function cutOut(picture: ImageBitmap, crop: Crop, name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = RESULT;
  canvas.height = RESULT;
  drawCrop(canvas, picture, crop);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  const blob = await promise;
  if (!blob) throw new Error('The browser made no picture');
  return new File([blob], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}

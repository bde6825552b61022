import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, useState } from 'react';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { Button, IconButton } from '../../../ui/button/button.tsx';
import { useCamera } from '../../../ui/scanner/use-camera.ts';
import styles from './camera.module.css';
import { PickPicture } from './pick-picture.tsx';
import { PictureChecks } from './picture-checks.tsx';
import { faultOf } from './picture-quality.ts';
import { stillOf } from './still.ts';
import { useFrames, visibleRegion } from './use-frames.ts';
import { useFullScreen } from './use-full-screen.ts';

interface ShootProps {
  title: string;
  subject: 'card' | 'face';
  /** What to do now, where it is more than to hold still. */
  prompt?: string | undefined;
  /** The card has to be turned first. */
  isNext?: boolean;
  busy: boolean;
  failure: string | undefined;
  onPicture: (file: File) => Promise<void>;
  /** By hand instead, or nothing of it. */
  onClose: () => void;
}

/** The camera with a frame: says what is wrong with the picture, and takes it by itself once nothing is. */
export function Shoot({ title, subject, prompt, isNext = false, busy, failure, onPicture, onClose }: ShootProps) {
  const { t } = useTranslation('identity', { keyPrefix: 'phone' });
  const dialog = useRef<HTMLDialogElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const facing = subject === 'face' ? 'user' : 'environment';
  const { state, retry } = useCamera(video, facing);
  useFullScreen(dialog);
  const [isTaking, setTaking] = useState(false);
  const take = () => {
    const region = video.current && visibleRegion(video.current, subject);
    if (!video.current || !region || isTaking) return;
    setTaking(true);
    void stillOf(video.current, region)
      .then(onPicture)
      .finally(() => setTaking(false));
  };
  const choose = (file: File) => void onPicture(file);
  // What was not sent is taken again by hand: by itself it would go on for ever.
  const isActive = state === 'on' && !busy && !isTaking && failure === undefined;
  const quality = useFrames(video, { active: isActive, subject, isNext, onGood: take });
  const fault = quality && faultOf(quality, subject);
  const advice = () => {
    if (fault === 'glare') return t(`fault.glare.${quality?.glareAt ?? 'upperLeft'}`);
    return fault || !isNext ? t(`fault.${fault ?? 'none'}`) : t('turnHint');
  };
  const isOff = state !== 'on' && state !== 'starting';
  const said = busy ? t('sending') : (failure ?? (state === 'starting' ? t('cameraStarting') : advice()));
  return (
    <dialog ref={dialog} className={styles.camera} data-theme="dark" aria-label={title} onCancel={onClose}>
      <header className={styles.top}>
        <IconButton label={t('close')} onClick={onClose}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
        <h2>{title}</h2>
      </header>
      <div className={styles.stage} data-subject={subject} hidden={isOff}>
        <video ref={video} className={styles.video} data-facing={facing} playsInline muted />
        <div className={styles.guide} data-good={(state === 'on' && quality && !fault) || undefined} />
      </div>
      <div className={styles.advice}>
        {isOff ? (
          <>
            <p role="alert">{t(`camera.${state}`)}</p>
            {(state === 'refused' || state === 'busy') && <Button onClick={retry}>{t('camera.retry')}</Button>}
            <PickPicture label={t('shoot')} capture={facing} disabled={busy} onPick={choose} />
          </>
        ) : (
          <>
            {prompt && <p className={styles.prompt}>{prompt}</p>}
            <p role="status">{said}</p>
          </>
        )}
        {isOff && (busy || failure) && <p role="status">{busy ? t('sending') : failure}</p>}
        {!isOff && subject === 'card' && quality && <PictureChecks quality={quality} fault={fault} />}
      </div>
      <footer className={styles.controls}>
        <PickPicture label={t('album')} icon={<IconPhoto size={22} />} disabled={busy} onPick={choose} />
        <button
          type="button"
          className={styles.shutter}
          aria-label={t('take')}
          disabled={busy || isTaking || state !== 'on'}
          onClick={take}
        />
        <button type="button" className={styles.pick} onClick={onClose}>
          <IconKeyboard size={22} aria-hidden="true" />
          {t(subject === 'face' ? 'noFace' : 'type')}
        </button>
      </footer>
      <p className={styles.note}>{t('note')}</p>
    </dialog>
  );
}

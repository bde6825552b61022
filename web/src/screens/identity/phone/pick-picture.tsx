import type { ReactNode } from 'react';
import styles from './camera.module.css';

interface PickPictureProps {
  label: string;
  icon?: ReactNode;
  /** The phone's own camera instead of the album. */
  capture?: 'environment' | 'user';
  disabled: boolean;
  onPick: (file: File) => void;
}

/** Chooses a picture from the album, or takes one with the phone's own camera. */
export function PickPicture({ label, icon, capture, disabled, onPick }: PickPictureProps) {
  return (
    <label className={styles.pick} data-disabled={disabled || undefined}>
      {icon}
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept="image/png,image/jpeg"
        capture={capture}
        disabled={disabled}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onPick(file);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}

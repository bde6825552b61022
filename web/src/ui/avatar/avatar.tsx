import { useState } from 'react';
import styles from './avatar.module.css';

interface AvatarProps {
  name: string;
  size?: number;
  /** A picture in place of the sign; where it cannot be fetched the sign stays. */
  src?: string | undefined;
}

/** The first sign of a name in a round, or a picture; decoration beside the name itself. */
export function Avatar({ name, size = 28, src }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const first = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.46) }}
      aria-hidden="true"
    >
      {src && src !== failed ? (
        <img src={src} alt="" width={size} height={size} className={styles.picture} onError={() => setFailed(src)} />
      ) : (
        first
      )}
    </span>
  );
}

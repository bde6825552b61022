import styles from './avatar.module.css';

/** The first sign of a name in a round; decoration beside the name itself. */
export function Avatar({ name, size = 28 }: { name: string; size?: number }) {
  const first = [...name.trim()][0]?.toUpperCase() ?? '';
  return (
    <span
      className={styles.avatar}
      style={{ width: size, height: size, fontSize: Math.round(size * 0.46) }}
      aria-hidden="true"
    >
      {first}
    </span>
  );
}

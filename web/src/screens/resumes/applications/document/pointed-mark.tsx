import { type CSSProperties, useEffect, useRef } from 'react';
import styles from './marks.module.css';

/** Brings itself into view: the words may be further down than the pane shows. */
export function PointedMark({ style }: { style: CSSProperties }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // In braces: browsers now answer a scroll with a promise, which is no clean-up.
    element.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return <span ref={element} className={`${styles.mark} ${styles.pointed}`} style={style} />;
}

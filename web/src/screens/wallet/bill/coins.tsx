import { NumberText } from '../../../ui/text/number-text.tsx';
import styles from './bill.module.css';

/** A change with its sign: what comes is green, what goes is plain. */
export function Coins({ change }: { change: number }) {
  return (
    <span className={change > 0 ? styles.in : undefined}>
      {change > 0 ? '+' : change < 0 ? '−' : ''}
      <NumberText value={Math.abs(change)} />
    </span>
  );
}

import { Key } from '../key/key.tsx';
import { keySign, useKey } from '../key/use-key.ts';
import styles from './button.module.css';
import { Button, type ButtonProps } from './button.tsx';

/** A button that also answers to its key, and shows it; the command palette lists it under its words. */
export function ActionButton({
  shortcut,
  onClick,
  ...rest
}: Omit<ButtonProps, 'onClick'> & { shortcut: string; onClick: () => void }) {
  const filled = rest.variant === 'primary' || rest.variant === 'danger-filled';
  const label = typeof rest.children === 'string' ? rest.children : undefined;
  useKey(shortcut, onClick, { enabled: !rest.disabled && !rest.busy, label });
  return (
    <Button {...rest} onClick={onClick} aria-keyshortcuts={shortcut}>
      <span className={styles.words}>{rest.children}</span>
      <Key onFilled={filled}>{keySign(shortcut)}</Key>
    </Button>
  );
}

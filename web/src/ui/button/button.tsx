import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger' | 'danger-filled';

interface Shared {
  variant?: ButtonVariant;
  icon?: ReactNode;
  /** As wide as what holds it. */
  wide?: boolean;
}

export interface ButtonProps extends Shared, ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * Work is under way: the button keeps its width, its words and the focus, and cannot be pressed again. One that is ever
   * busy takes a double click for one press, also where its work was done in between.
   */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ variant, icon, wide, busy, disabled, children, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classOf(variant, wide, className)}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy || (busy === false && event.detail > 1)) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: goes somewhere, changes nothing. */
export function ButtonLink({
  variant,
  icon,
  wide,
  children,
  className,
  ...rest
}: Shared & Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link {...rest} className={classOf(variant, wide, className)}>
      {icon}
      {children}
    </Link>
  );
}

/** A square button whose label is visually hidden and shown as its title. */
export function IconButton({ label, children, ...rest }: Omit<ButtonProps, 'variant' | 'icon'> & { label: string }) {
  return (
    <Button {...rest} variant="quiet" className={styles.icon} aria-label={label} title={label}>
      {children}
    </Button>
  );
}

function classOf(variant: ButtonVariant = 'default', wide = false, more = ''): string {
  return `${styles.button} ${styles[variant]} ${wide ? styles.wide : ''} ${more}`;
}

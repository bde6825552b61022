import { useId } from 'react';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { Button, type ButtonProps } from '../button/button.tsx';
import styles from './composer.module.css';
import type { AttachmentHandle } from './use-attachment.ts';

type Lack = 'words' | 'wordsOrFile' | 'upload';

/** What a word beside a file lacks: words that speak of a file do not go without it. */
export function lackOf(text: string, { chosen, file }: AttachmentHandle): Lack | null {
  if (chosen !== null) return file === null ? 'upload' : null;
  return text.trim() === '' ? 'wordsOrFile' : null;
}

interface SendButtonProps extends Omit<ButtonProps, 'variant' | 'disabled'> {
  /** What is missing until it can be sent; null where nothing is. */
  lacks: Lack | null;
}

/** Sends what was written, and is off while there is nothing to send: a screen reader hears why. */
export function SendButton({ lacks, children, ...button }: SendButtonProps) {
  const { t } = useTranslation('ui');
  const id = useId();
  return (
    <span className={styles.send}>
      <Button {...button} variant="primary" disabled={lacks !== null} aria-describedby={lacks ? id : undefined}>
        {children}
      </Button>
      {lacks && (
        <span id={id} className="visually-hidden">
          {t(`words.lacks.${lacks}`)}
        </span>
      )}
    </span>
  );
}

import { limits } from '@qinghe/contract/limits.ts';
import type { ReactNode } from 'react';
import { ActionButton } from '../../ui/button/action-button.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import styles from './companies/case.module.css';

/** Words of a refusal make it one. */
export const refuses = (words: string): boolean => words.trim().length > 1;

interface DecisionBarProps {
  label: string;
  hint: string;
  words: string;
  onWords: (words: string) => void;
  pass: string;
  refuse: string;
  busy: boolean;
  onPass: () => void;
  onRefuse: () => void;
  /** Who hears of it. */
  children?: ReactNode;
}

/** Decides a case by A or R. The filled button follows the words: with them it is refused, without them it passes. */
export function DecisionBar({ label, hint, words, onWords, busy, children, ...decision }: DecisionBarProps) {
  const isRefusal = refuses(words);
  return (
    <footer className={styles.decide}>
      <TextField label={label} hint={hint} maxLength={limits.reason} value={words} onChange={onWords} />
      <div className={styles.buttons}>
        <ActionButton
          shortcut="a"
          variant={isRefusal ? 'default' : 'primary'}
          disabled={isRefusal}
          busy={busy}
          onClick={decision.onPass}
        >
          {decision.pass}
        </ActionButton>
        <ActionButton
          shortcut="r"
          variant={isRefusal ? 'danger-filled' : 'default'}
          disabled={!isRefusal}
          busy={busy}
          onClick={decision.onRefuse}
        >
          {decision.refuse}
        </ActionButton>
      </div>
      {children}
    </footer>
  );
}
